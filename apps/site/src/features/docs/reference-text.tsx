import { findTranslation, splitParagraphs } from "../../facts/reference/reference-texts.ts";
import { CODE_LOCALE, type Locale } from "../../lib/locale.ts";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";

interface ReferenceText {
	/** A docstring or a part of it, with code between backticks. */
	readonly text: string;
	readonly locale: Locale;
	readonly className?: string | undefined;
}

/** The paragraphs of a docstring: in the reader's language where that is known, else in English. */
export function Docstring({ text, locale, className }: ReferenceText) {
	const own = findTranslation(text, locale);
	return (
		<div lang={own === undefined ? CODE_LOCALE : undefined} className={className}>
			{splitParagraphs(own ?? text).map((paragraph) => (
				<p key={paragraph}>
					<WordsWithCode text={paragraph} />
				</p>
			))}
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
