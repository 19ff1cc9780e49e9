import { findTextLanguage } from "../models/text-language.ts";
import type { Finding, Prose, ProseCode, ProsePage } from "../prose.ts";

/** Lines from the last line of an output to the paragraph below it: the fence and an empty line between. */
const TO_PARAGRAPH = 3;

/**
 * A sentence of another language in the output of a program, such as an error of the client, has its meaning in quotes in
 * the paragraph right below; one that a paragraph quotes as code has it in the same paragraph.
 */
export function explainedOutput({ pages }: Pick<Prose, "pages">): readonly Finding[] {
	return [...findInBlocks(pages), ...pages.flatMap(findInParagraphs)];
}

/** What an error says, and a prompt does not. */
const ERROR =
	/\b(?:error|failed|failure|invalid|cannot|could not|must be|not found|unknown|missing|does not|is not|no)\b/i;

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
		code.filter(isOutput).flatMap(({ text, line }) => {
			const lines = text.trimEnd().split("\n");
			const foreign = lines.find((one) => isSentence(one) && (findTextLanguage(one) ?? locale) !== locale);
			const end = line + lines.length - 1;
			const isExplained = passages.some(
				(passage) => passage.line > end && passage.line <= end + TO_PARAGRAPH && /[“‘]/u.test(passage.text),
			);
			if (foreign === undefined || isExplained) return [];
			const message = `“${foreign}” is in another language: say below the output, in quotes, what it means`;
			return [{ path, line, message }];
		}),
	);
}

function isOutput({ language }: ProseCode): boolean {
	return language === "text";
}

/** More than names: four words in a row, outside of strings, which are what the page's own code sent or got. */
function isSentence(line: string): boolean {
	return /(?:\p{L}[\p{L}'-]* ){3}\p{L}/u.test(line.replaceAll(/(["'])(?:(?!\1).)*\1/gu, ""));
}
