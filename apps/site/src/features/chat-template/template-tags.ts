/** A place in a text, as editors count: both from 1. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** A tag of a template: `{{ … }}` prints, `{% … %}` decides, `{# … #}` is a remark. */
export interface Tag {
	readonly kind: "output" | "statement" | "comment";
	/** The content of the tag, without its delimiters. */
	readonly code: string;
	/** Offset of the opening mark in the template. */
	readonly start: number;
	/** Offset after the closing mark; the end of the template for a tag that is never closed. */
	readonly end: number;
	readonly isClosed: boolean;
}

const MARKS = { "{{": ["output", "}}"], "{%": ["statement", "%}"], "{#": ["comment", "#}"] } as const;

/** The place of an offset. */
export function toPlace(text: string, offset: number): Place {
	const lines = text.slice(0, offset).split("\n");
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Every tag in order. Closing marks inside quotes do not count. */
export function findTags(template: string): readonly Tag[] {
	const tags: Tag[] = [];
	const opening = /\{[{%#]/g;
	for (let match = opening.exec(template); match; match = opening.exec(template)) {
		const [kind, close] = MARKS[match[0] as keyof typeof MARKS]; // the pattern finds only these
		const inner = match.index + 2;
		const closing = findClosing(template, inner, close, kind === "comment");
		const end = closing === undefined ? template.length : closing + 2;
		const code = template.slice(inner, closing).replace(/^[-+]/, "").replace(/[-+]$/, "").trim();
		tags.push({ kind, code, start: match.index, end, isClosed: closing !== undefined });
		opening.lastIndex = end;
	}
	return tags;
}

/** Offset of a closing mark after `from`, outside of quotes. */
function findClosing(template: string, from: number, close: string, isComment: boolean): number | undefined {
	let quote = "";
	for (let at = from; at < template.length; at++) {
		const letter = template[at] ?? "";
		if (quote) {
			if (letter === "\\") at++;
			else if (letter === quote) quote = "";
		} else if (!isComment && (letter === '"' || letter === "'")) quote = letter;
		else if (template.startsWith(close, at)) return at;
	}
	return undefined;
}
