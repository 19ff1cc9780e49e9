import { wordsIn } from "../../../../messages/words.ts";
import { summarizeType } from "../../../facts/reference/reference-links.ts";
import type { ReferenceField } from "../../../facts/reference/reference.ts";
import { LinkedType, type TypeLinks } from "./reference-code.tsx";
import { Docstring, Phrase } from "./reference-text.tsx";
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
						<Docstring text={text || summarizeType(type, links.places)} locale={links.locale} />
						{fallback !== undefined && (
							<p className={styles.fallback}>
								{words.fallback}: <Phrase text={fallback} locale={links.locale} />
							</p>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
