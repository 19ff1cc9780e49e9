import { hideStrings } from "./code-strings.ts";

/**
 * The code that decides what a model gets: the innermost call that a place of the source is in, later calls on the name
 * which that call's result is bound to (`pipe = pipeline(…)`, then `pipe("text")`), and the values of the names that these
 * take. A value that names another model by `isModel` is that model's call, and not followed. All of the source outside of any call.
 */
export function callCode(source: string, place: number, isModel: (code: string) => boolean): string {
	const call = callAround(source, place);
	if (call === undefined) return source;
	const bound = findBoundName(source, call.start);
	const parts = [call.code, ...(bound === undefined ? [] : listCallsOn(source, bound, call.end))];
	return [...parts, ...listValues(source, parts.join("\n"), isModel)].join("\n");
}

/** The name that the result of the call around a place is bound to; undefined outside of any. */
export function findBoundCall(source: string, place: number): string | undefined {
	const call = callAround(source, place);
	return call && findBoundName(source, call.start);
}

interface Call {
	readonly code: string;
	/** Places of its brackets. */
	readonly start: number;
	readonly end: number;
}

/** The calls on a name from a place of the source on: `pipe("text")`, `index.search("text")`. */
export function listCallsOn(source: string, name: string, from: number): readonly string[] {
	const calls = [...source.slice(from).matchAll(new RegExp(`\\b${name}(?:\\.\\w+)*\\(`, "g"))];
	return calls.map(({ 0: { length }, index }) => callFrom(source, from + index + length - 1).code);
}

/** Names in code, without its strings and what comes before a colon. */
export function listNames(code: string): readonly string[] {
	const plain = hideStrings(code);
	return [...new Set(plain.match(/(?<![.\w])[A-Za-z_]\w*(?!\s*[:(\w])/g))];
}

/** What a name is set to: to the end of the statement, or of the line in which all brackets are closed. */
export function findValue(source: string, name: string): string | undefined {
	const match = new RegExp(`(?:^|\\s)${name}(?:: [^=]+)? =\\s+`, "m").exec(source);
	if (!match) return undefined;
	const start = match.index + match[0].length;
	let depth = 0;
	let end = start;
	const plain = source.slice(0, start) + hideStrings(source.slice(start));
	for (; end < source.length; end += 1) {
		const sign = plain[end] ?? "";
		if ("([{".includes(sign)) depth += 1;
		if (")]}".includes(sign)) depth -= 1;
		if (depth <= 0 && (sign === ";" || sign === "\n")) break;
	}
	return source.slice(start, end);
}

function callAround(source: string, place: number): Call | undefined {
	let depth = 0;
	let start = place;
	while (start >= 0 && depth < 1) {
		if (source[start] === ")") depth -= 1;
		if (source[start] === "(") depth += 1;
		start -= 1;
	}
	return depth < 1 ? undefined : callFrom(source, start + 1);
}

/** The call whose bracket opens at a place. */
function callFrom(source: string, start: number): Call {
	let depth = 0;
	let end = start;
	do {
		if (source[end] === "(") depth += 1;
		if (source[end] === ")") depth -= 1;
		end += 1;
	} while (end < source.length && depth > 0);
	return { code: source.slice(start, end), start, end };
}

/** The name that the result of the call at a bracket is bound to as a whole. */
function findBoundName(source: string, bracket: number): string | undefined {
	return /(?<name>\w+) = (?:await )?[\w.]+$/.exec(source.slice(0, bracket))?.groups?.["name"];
}

/** The values of the names that are in code, and of the names in these. */
function listValues(source: string, code: string, isModel: (code: string) => boolean): readonly string[] {
	const values = new Map<string, string>();
	let names = listNames(code);
	while (names.length > 0) {
		const found = names.flatMap((name) => {
			const value = values.has(name) ? undefined : findValue(source, name);
			return value === undefined || isModel(value) ? [] : [[name, value] as const];
		});
		for (const [name, value] of found) values.set(name, value);
		names = found.flatMap(([, value]) => listNames(value));
	}
	return [...values.values()];
}
