import { findTextLanguage } from "../models/text-language.ts";
import { type Finding, findingAt, type Prose } from "../prose.ts";

/** Strings that a line of code prints. */
const PRINTED = /console\.(?:error|log|warn)\((.*)\);?$/gm;
/** What a library says in its own errors. */
const LIBRARY = /new \w+\([^)]*\)/g;
const STRING = /"([^"\n]*)"|`([^`\n]*)`/g;

/** What the code of a page prints is in the page's language: readers see it in their own terminal. */
export function printedWords({ pages }: Prose): readonly Finding[] {
	return pages.flatMap(({ path, locale, code }) =>
		code.flatMap(({ text, line }) => {
			const passage = { path, line, locale, text };
			return [...text.matchAll(PRINTED)].flatMap(({ 1: call = "", index }) =>
				[...call.replaceAll(LIBRARY, "").matchAll(STRING)].flatMap(([, plain, template]) => {
					const words = (plain ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, " ");
					const language = findTextLanguage(words);
					if (language === undefined || language === locale || !words.trim().includes(" ")) return [];
					return [
						findingAt(passage, index, `“${words.trim()}” is printed in another language than the page's`),
					];
				}),
			);
		}),
	);
}
