/**
 * Matches a path against a pattern. Returns the named segments, decoded, or undefined.
 * `:name` is one segment, `:name*` one or more; everything else is literal.
 */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
	const names: string[] = [];
	const source = pattern
		.split("/")
		.map((segment) => {
			const named = /^:(\w+)(\*?)$/.exec(segment);
			if (!named) return segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			names.push(named[1] ?? "");
			return named[2] ? "([^/]+(?:/[^/]+)*)" : "([^/]+)";
		})
		.join("/");
	const match = new RegExp(`^${source}$`).exec(path);
	if (!match) return undefined;
	const pieces = names.map((name, index) => [name, decode(match[index + 1] ?? "")] as const);
	return Object.fromEntries(pieces);
}

function decode(piece: string): string {
	try {
		return decodeURIComponent(piece);
	} catch {
		return piece;
	}
}
