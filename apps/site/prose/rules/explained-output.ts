import type { Locale } from "../../src/lib/locale.ts";
import { findTextLanguage } from "../models/text-language.ts";
import type { Finding, Prose, ProseCode, ProsePage } from "../prose.ts";

/** Lines from the last line of an output to the paragraph below it: the fence and an empty line between. */
const TO_PARAGRAPH = 3;

/**
 * A sentence of another language in the output of a program, such as an error of the client, has its meaning in quotes in
 * the paragraph right below; one that a paragraph quotes as code has it in the same paragraph.
 */
export function explainedOutput({ pages, outputs }: Pick<Prose, "pages" | "outputs">): readonly Finding[] {
	return [
		...findInBlocks(pages),
		...pages.flatMap(findInParagraphs),
		...pages.flatMap((page) => findInCells(page, outputs)),
	];
}

/** What an error says, and a prompt does not. */
const ERROR =
	/(?:Error\b|\b(?:error|failed|failure|invalid|cannot|could not|must be|has to be|has model type|out of bounds|not found|unknown|unexpected|missing|does not|is not|no)\b)/i;

function findInParagraphs({ path, locale, inlineCode, passages }: ProsePage): readonly Finding[] {
	return inlineCode.flatMap(({ text, line }) => {
		const isForeign = ERROR.test(text) && isSentence(text) && (findTextLanguage(text) ?? locale) !== locale;
		const isExplained = passages.some((passage) => passage.line === line && /[“‘(]/u.test(passage.text));
		if (!isForeign || isExplained) return [];
		const message = `“${text}” is in another language: say beside it, in quotes, what it means`;
		return [{ path, line, message }];
	});
}

function findInBlocks(pages: readonly ProsePage[]): readonly Finding[] {
	return pages.flatMap(({ path, locale, code, passages }) =>
		code.flatMap((block) => {
			const { line } = block;
			const printed = listPrinted(block);
			const foreign =
				printed.find((one) => isForeignLine(one, locale)) ?? findForeignMessage(printed, locale);
			const end = line + block.text.trimEnd().split("\n").length - 1;
			const isExplained = passages.some(
				(passage) => passage.line > end && passage.line <= end + TO_PARAGRAPH && /[“‘]/u.test(passage.text),
			);
			if (foreign === undefined || isExplained) return [];
			const message = `“${foreign}” is in another language: say below the output, in quotes, what it means`;
			return [{ path, line, message }];
		}),
	);
}

/** What the recorded run of a guide printed; other sentences than errors are data of its program, or code that it shows. */
function findInCells(
	{ path, name, locale, cells, passages }: ProsePage,
	outputs: Prose["outputs"],
): readonly Finding[] {
	return cells.flatMap(({ id, line }) => {
		const printed = outputs.get(`${name}#${id}`)?.split("\n") ?? [];
		const foreign =
			printed.find((one) => isErrorLine(one) && isForeignLine(one, locale)) ??
			findForeignMessage(printed, locale);
		const below = passages.find((passage) => passage.line > line)?.line;
		const isExplained = passages.some((passage) => passage.line === below && /[“‘]/u.test(passage.text));
		if (foreign === undefined || isExplained) return [];
		const message = `“${foreign}” is in another language: say below the cell, in quotes, what it means`;
		return [{ path, line, message }];
	});
}

function isErrorLine(line: string): boolean {
	return ERROR.test(line) && !CODE.test(line);
}

/** A statement with a comment behind it. */
const CODE = / = .* # /;

/** Blocks that show what programs print; in a shell, the lines of errors. */
function listPrinted({ language, text }: ProseCode): readonly string[] {
	const lines = text.trimEnd().split("\n");
	if (language === "text") return lines;
	return SHELL.test(language) ? lines.filter((line) => ERROR_LINE.test(line)) : [];
}

const SHELL = /^(?:sh|bash|shell|console|zsh)\b/;

/** An error as programs print it: the name of its class, and what went wrong. */
const ERROR_LINE = /^\W*(?:\w+\.)*\w*(?:Error|Exception): (?<words>.+)/;

/** Whether a line is in another language than the page. */
function isForeignLine(line: string, locale: Locale): boolean {
	const words = ERROR_LINE.exec(line)?.groups?.["words"];
	if (words === undefined && !isSentence(line)) return false;
	return (findTextLanguage(words ?? line) ?? locale) !== locale;
}

/** What a line of JSON gives as an error or as its message. */
const MESSAGE = /"(?:error|message)": ?"(?<words>(?:[^"\\]|\\.)*)"/g;

function findForeignMessage(lines: readonly string[], locale: Locale): string | undefined {
	return lines
		.flatMap((line) => [...line.matchAll(MESSAGE)])
		.map(({ groups }) => groups?.["words"] ?? "")
		.find((words) => isForeignLine(words, locale));
}

/** More than names: four words in a row, outside of strings, which are what the page's own code sent or got. */
function isSentence(line: string): boolean {
	return /(?:\p{L}[\p{L}'-]* ){3}\p{L}/u.test(line.replaceAll(/(["'])(?:(?!\1).)*\1/gu, ""));
}
