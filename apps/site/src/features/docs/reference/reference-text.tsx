import type { ReactNode } from "react";
import { findTranslation, splitParagraphs } from "../../../facts/reference/reference-texts.ts";
import { CODE_LOCALE, type Locale } from "../../../lib/locale.ts";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";

interface ReferenceText {
	/** A docstring or a part of it, with code between backticks. */
	readonly text: string;
	readonly locale: Locale;
	readonly className?: string | undefined;
}

/** The paragraphs and lists of a docstring: in the reader's language where that is known, else in English. */
export function Docstring({ text, locale, className }: ReferenceText) {
	const own = findTranslation(text, locale);
	return (
		<div lang={own === undefined ? CODE_LOCALE : undefined} className={className}>
			{groupItems(splitParagraphs(own ?? text)).map(toElement)}
		</div>
	);
}

/** A phrase of a docstring inside a line: in the reader's language where that is known, else in English. */
export function Phrase({ text, locale }: ReferenceText) {
	const own = findTranslation(text, locale);
	return (
		<span lang={own === undefined ? CODE_LOCALE : undefined}>
			<WordsWithCode text={own ?? text} />
		</span>
	);
}

/** The beginning of an item of a list. */
const MARK = "- ";

/** Paragraphs, with the items that follow each other as one list. */
function groupItems(paragraphs: readonly string[]): readonly (string | readonly string[])[] {
	const groups: (string | string[])[] = [];
	for (const paragraph of paragraphs) {
		const last = groups.at(-1);
		if (!paragraph.startsWith(MARK)) groups.push(paragraph);
		else if (Array.isArray(last)) last.push(paragraph.slice(MARK.length));
		else groups.push([paragraph.slice(MARK.length)]);
	}
	return groups;
}

function toElement(group: string | readonly string[]): ReactNode {
	if (typeof group === "string") {
		return (
			<p key={group}>
				<WordsWithCode text={group} />
			</p>
		);
	}
	return (
		<ul key={group[0]}>
			{group.map((item) => (
				<li key={item}>
					<WordsWithCode text={item} />
				</li>
			))}
		</ul>
	);
}
