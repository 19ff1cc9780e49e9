import { HEADERS } from "./host-rules.ts";

/**
 * The headers as a `_headers` file, which Netlify, Cloudflare Pages and hosts like them read from the site's root.
 * Without a rule of ours these hosts let every file be asked for again, as `DEFAULT_CACHE` does.
 */
export function printHeadersFile(base: string): string {
	const folders = [undefined, ...new Set(HEADERS.flatMap(({ folder }) => folder ?? []))];
	return folders
		.map((folder) => {
			const own = HEADERS.filter((header) => header.folder === folder);
			return [`${base}${folder ?? ""}*`, ...own.map(({ name, value }) => `  ${name}: ${value}`)].join("\n");
		})
		.join("\n\n")
		.concat("\n");
}

/**
 * The addresses of data without their ending, with and without a slash, as a `_redirects` file of the same hosts. Every
 * document has rules of its own: hosts that look at rules before files would give a rule for the whole folder the
 * addresses with an ending too.
 * @param documents paths of the documents below the base path: `api/tasks.json`
 */
export function printRedirectsFile(base: string, documents: readonly string[]): string {
	return documents
		.toSorted()
		.map((file) => ({ file: `${base}${file}`, address: `${base}${file.replace(/\.json$/, "")}` }))
		.map(({ file, address }) => `${address}  ${file}  200\n${address}/  ${file}  200\n`)
		.join("");
}
