import { wordsIn } from "../../../messages/words.ts";
import { summarizeType } from "../../facts/reference/reference-links.ts";
import { findFieldText } from "../../facts/reference/reference-texts.ts";
import type { ReferenceField } from "../../facts/reference/reference.ts";
import { CODE_LOCALE, type Locale } from "../../lib/locale.ts";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { LinkedType, type TypeLinks } from "./reference-code.tsx";
import { Paragraphs } from "./reference-text.tsx";
import styles from "./reference.module.css";

/** Parameters or fields: name and type, beside them the meaning and what holds where one is left out. */
export function Fields({
	fields,
	label,
	links,
}: {
	readonly fields: readonly ReferenceField[];
	/** What they are: `Parameters: request`. */
	readonly label: string;
	readonly links: TypeLinks;
}) {
	const words = wordsIn(links.locale).docs.reference;
	return (
		<dl className={styles.fields} aria-label={label}>
			{fields.map(({ name, type, text, fallback }) => (
				<div key={name}>
					<dt>
						<code translate="no">{name}</code>
						<code translate="no" className={styles.type}>
							<LinkedType text={type} links={links} />
						</code>
					</dt>
					<dd>
						<Meaning text={text || summarizeType(type, links.places)} locale={links.locale} />
						{fallback !== undefined && (
							<p className={styles.fallback}>
								{words.fallback}: <Fallback text={fallback} locale={links.locale} />
							</p>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

interface FieldText {
	readonly text: string;
	readonly locale: Locale;
}

/** What a field means: in the reader's language where that is known, else its docstring. */
function Meaning({ text, locale }: FieldText) {
	const own = findFieldText(text, locale);
	return (
		<div lang={own === undefined ? CODE_LOCALE : undefined}>
			<Paragraphs text={own ?? text} />
		</div>
	);
}

/** What holds where a field is left out. */
function Fallback({ text, locale }: FieldText) {
	const own = findFieldText(text, locale);
	return (
		<span lang={own === undefined ? CODE_LOCALE : undefined}>
			<WordsWithCode text={own ?? text} />
		</span>
	);
}
