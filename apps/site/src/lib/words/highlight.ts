import { codeToTokensBase, createCssVariablesTheme } from "shiki";

/** Languages that code on the site may be written in. */
export type CodeLanguage =
	"javascript" | "typescript" | "python" | "shellscript" | "powershell" | "json" | "yaml";

/** A token of code of one kind; plain text has no kind. */
export interface CodeToken {
	/** Place of the first character in the code. */
	readonly start: number;
	readonly text: string;
	readonly kind?: CodeTokenKind;
}

/** Kinds of code that get a colour of their own. */
export type CodeTokenKind = "comment" | "keyword" | "string" | "constant" | "function";

/** One line of code, without the line break. */
export interface CodeLine {
	/** Counted from 1. */
	readonly number: number;
	readonly tokens: readonly CodeToken[];
	/** Why the line stands out; absent for most. */
	readonly mark?: LineMark;
}

/** A line to look at, or one that a change adds or removes. */
export type LineMark = "marked" | "added" | "removed";

/** Code as lines of tokens. */
export type HighlightedCode = readonly CodeLine[];

/** Highlighter colours to our kinds; what is not listed stays plain. */
const KINDS: Readonly<Record<string, CodeTokenKind>> = {
	"token-comment": "comment",
	"token-keyword": "keyword",
	"token-string": "string",
	"token-string-expression": "string",
	"token-constant": "constant",
	"token-function": "function",
};

/** One value for all calls: with a new theme, the highlighter would begin anew. */
const THEME = createCssVariablesTheme({ variablePrefix: "--" });

/**
 * Code split into lines of coloured tokens. Used while pages are built; nothing of it reaches the browser. Kinds become
 * classes instead of inline styles, so the content security policy needs no exception.
 */
export async function highlight(code: string, language: CodeLanguage): Promise<HighlightedCode> {
	const lines = await codeToTokensBase(code, {
		lang: language,
		theme: THEME,
	});
	return lines.map((line, index) => ({
		number: index + 1,
		tokens: joinTokens(line.map(({ content, color, offset }) => toToken(offset, content, color))),
	}));
}

function toToken(start: number, text: string, color: string | undefined): CodeToken {
	const kind = KINDS[/--([\w-]+)/.exec(color ?? "")?.[1] ?? ""];
	return kind && text.trim() ? { start, text, kind } : { start, text };
}

function joinTokens(tokens: readonly CodeToken[]): readonly CodeToken[] {
	const joined: CodeToken[] = [];
	for (const token of tokens) {
		const last = joined.at(-1);
		if (last && last.kind === token.kind)
			joined[joined.length - 1] = { ...last, text: last.text + token.text };
		else joined.push(token);
	}
	return joined;
}
