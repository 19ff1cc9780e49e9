import { findTextLanguage } from "../models/text-language.ts";
import type { Finding, Prose, ProseCode } from "../prose.ts";

/** Lines from the last line of an output to the paragraph below it: the fence and an empty line between. */
const TO_PARAGRAPH = 3;

/**
 * A sentence of another language in the output of a program, such as an error of the client, has its meaning in quotes in
 * the paragraph right below.
 */
export function explainedOutput({ pages }: Pick<Prose, "pages">): readonly Finding[] {
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
