/** A rule of a `_headers` file: the addresses it is for, and the headers that it sets. */
export interface HeaderRule {
	readonly pattern: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A rule of a `_redirects` file. */
export interface RedirectRule {
	readonly from: string;
	readonly to: string;
	readonly status: number;
}

/**
 * What a host looks at first when an address has both a rule and a file: Netlify takes the file, Cloudflare Pages the
 * rule.
 * Source: https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/ and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export type Precedence = "files" | "rules";

/**
 * Reads a `_headers` file as its hosts do: a line without indentation names addresses, the indented lines below it a
 * header each; `#` begins a comment.
 * @throws Error for an indented line without a name and a value, and for one that no addresses precede
 */
export function readHeadersFile(text: string): readonly HeaderRule[] {
	const rules: { pattern: string; headers: [string, string][] }[] = [];
	for (const line of listLines(text)) {
		if (!/^\s/.test(line)) {
			rules.push({ pattern: line.trim(), headers: [] });
			continue;
		}
		const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
		const rule = rules.at(-1);
		if (!rule || name === undefined || value === undefined) throw new Error(`Not a header: ${line}`);
		rule.headers.push([name, value.trim()]);
	}
	return rules;
}

/**
 * Reads a `_redirects` file as its hosts do: address, destination and status, with blanks between them.
 * @throws Error for a line that holds anything else
 */
export function readRedirectsFile(text: string): readonly RedirectRule[] {
	return listLines(text).map((line) => {
		const [from, to, status, ...rest] = line.trim().split(/\s+/);
		if (from === undefined || to === undefined || !/^\d{3}$/.test(status ?? "") || rest.length > 0)
			throw new Error(`Not a redirect: ${line}`);
		return { from, to, status: Number(status) };
	});
}

/** The headers of an address: those of every rule that it fits, joined by commas where two rules set the same one. */
export function findRuleHeaders(
	path: string,
	rules: readonly HeaderRule[],
): Readonly<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const { pattern, headers } of rules) {
		if (matchPattern(path, pattern) === undefined) continue;
		for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
	}
	return found;
}

/** The file that an address is answered with; undefined where there is none, which a reader sees as 404. */
export function findFile(
	path: string,
	rules: readonly RedirectRule[],
	files: ReadonlySet<string>,
	precedence: Precedence,
): string | undefined {
	const own = [path, `${path.replace(/\/$/, "")}/index.html`].find((name) => files.has(name));
	if (precedence === "files" && own !== undefined) return own;
	for (const { from, to, status } of rules) {
		const rest = matchPattern(path, from);
		if (rest === undefined || status !== 200) continue;
		const destination = to.replace(":splat", rest);
		return files.has(destination) ? destination : undefined;
	}
	return own;
}

/** What `*` at the end of a pattern stands for in an address; undefined where the pattern does not fit. */
function matchPattern(path: string, pattern: string): string | undefined {
	if (!pattern.endsWith("*")) return path === pattern ? "" : undefined;
	const start = pattern.slice(0, -1);
	return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function listLines(text: string): readonly string[] {
	return text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
}
