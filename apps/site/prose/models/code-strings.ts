import type { ProseCode } from "../prose.ts";

/** A string of code without its quotes, and where it starts. */
export interface CodeString {
	readonly text: string;
	readonly index: number;
}

/** A string in any of the languages of the site's code; it may hold quotes of the other kinds. */
const STRING =
	/(?<quote>"""|''')(?<triple>[\s\S]*?)\k<quote>|`(?<template>(?:[^`\\]|\\[\s\S])*)`|"(?<double>(?:[^"\\\n]|\\.)*)"|'(?<single>(?:[^'\\\n]|\\.)*)'/g;

/** The strings of a source, and those of the JSON that one of them holds, as in the body of a curl command. */
export function listStrings(source: string): readonly CodeString[] {
	return [...source.matchAll(STRING)].flatMap(({ groups = {}, index }) => {
		const text = groups["triple"] ?? groups["template"] ?? groups["double"] ?? groups["single"] ?? "";
		return /^\s*[{[][^]*"/.test(text)
			? listStrings(text).map((inner) => ({ ...inner, index: index + 1 + inner.index }))
			: [{ text, index }];
	});
}

/** Comments, errors thrown and keys: their words go to no model. */
const ASIDES = /^\s*(?:\/\/|#|\*|throw ).*$|\s\/\/\s.*$|\s\/\*[^]*?\*\/|new InferenceClient\(.*$/gm;
/** Where code prints. */
const PRINT = /\b(?:console\.\w+|print)\(/g;

/**
 * The source of a block with spaces for what goes to no model: comments, errors, keys, and words that are only printed. A
 * call inside a printing line stays, with its strings. In a shell, a string in single quotes may have lines.
 */
export function hideAsides({ language, text }: Pick<ProseCode, "language" | "text">): string {
	const isShell = SHELL.test(language);
	const source = (isShell ? joinLines(text) : text).replaceAll(ASIDES, blank);
	return isShell ? quoteWords(source) : hidePrinted(source);
}

/** Languages in which a word needs no quotes. */
const SHELL = /^(?:sh|bash|shell|console|zsh)/;

/** The code with spaces for its strings, their line ends and brackets with them. */
export function hideStrings(code: string): string {
	return code.replaceAll(STRING, (string) => " ".repeat(string.length));
}

function hidePrinted(source: string): string {
	const hidden = [...source.matchAll(PRINT)].flatMap(({ 0: call, index }) => {
		const start = index + call.length;
		const printed = source.slice(start, endOfCall(source, start));
		return listStrings(printed)
			.filter((string) => depthAt(printed.slice(0, string.index)) === 0)
			.map((string) => ({ from: start + string.index, to: start + string.index + string.text.length + 2 }));
	});
	return hidden.reduce(
		(code, { from, to }) => code.slice(0, from) + blankText(code.slice(from, to)) + code.slice(to),
		source,
	);
}

/** The string with spaces for its words; values that are put in stay, since they may be calls. */
function blankText(string: string): string {
	return string.replaceAll(/\$\{[^}]*\}|[^$\n]|\$/g, (part) => (part.startsWith("${") ? part : " "));
}

/** Where the call that is open at a place ends; brackets in its strings do not count. */
function endOfCall(source: string, start: number): number {
	const plain = hideStrings(source.slice(start));
	let depth = 1;
	for (let offset = 0; offset < plain.length; offset += 1) {
		if (plain[offset] === "(") depth += 1;
		if (plain[offset] === ")") depth -= 1;
		if (depth === 0) return start + offset;
	}
	return source.length;
}

function depthAt(code: string): number {
	const plain = hideStrings(code);
	return (plain.match(/\(/g)?.length ?? 0) - (plain.match(/\)/g)?.length ?? 0);
}

/** As many spaces, with the lines kept. */
function blank(code: string): string {
	return code.replaceAll(/[^\n]/g, " ");
}

/** Line ends within single quotes become spaces, so that the places stay. */
function joinLines(text: string): string {
	return text.replaceAll(/'[^']*'/g, (string) => string.replaceAll("\n", " "));
}

/** A string of a shell, or what needs no quotes there: words of letters in a row are one text. */
const SHELL_WORD =
	/(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|\p{L}+(?:[ \t]+\p{L}+)+(?![^\s;|&)])|[^\s"'`=|;&()<>]+/gu;

/** The end of what comes before a command. */
const BEFORE_COMMAND = /(?:^|[\n;|&(])\s*$/;

/** Quotes around the words of a command that have none, the name of its program apart. */
function quoteWords(source: string): string {
	return source.replaceAll(SHELL_WORD, (word, string: string | undefined, index: number) => {
		if (string !== undefined) return word;
		const program = BEFORE_COMMAND.test(source.slice(0, index)) ? /^\S+[ \t]+/.exec(word)?.[0] : undefined;
		return program === undefined ? `"${word}"` : `${program}"${word.slice(program.length)}"`;
	});
}
