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

/** The addresses of data without their ending, as a `_redirects` file of the same hosts. */
export function printRedirectsFile(base: string): string {
	return `${base}api/*  ${base}api/:splat.json  200\n`;
}
