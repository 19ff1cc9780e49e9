/** A rule of a `_headers` file: the URLs it is for, and the headers that it sets. */
export interface HeaderRule {
	/** A path, or the beginning of one with `*` at its end. */
	readonly pattern: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as its hosts do: a line without indentation names URLs, the indented lines below it a header
 * each; `#` begins a comment.
 * @throws Error for an indented line without a name and a value, and for one that no URL precedes
 */
export function readHeadersFile(text: string): readonly HeaderRule[] {
	const rules: { pattern: string; headers: [string, string][] }[] = [];
	for (const line of text.split("\n").filter((one) => one.trim() !== "" && !one.trim().startsWith("#"))) {
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

/** The headers of a path: those of every rule that it fits, joined by commas where two rules set the same one. */
export function findRuleHeaders(
	path: string,
	rules: readonly HeaderRule[],
): Readonly<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const { pattern, headers } of rules) {
		if (!(pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern)) continue;
		for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
	}
	return found;
}
