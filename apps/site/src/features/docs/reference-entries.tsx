import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toRepositoryUrl } from "../../lib/site.ts";
import { BreakableName } from "../../ui/breakable-name.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Heading } from "../../ui/heading.tsx";
import { WordsWithCode } from "../../ui/words-with-code.tsx";
import type { ReferenceEntry, ReferenceField } from "../../facts/reference.ts";
import styles from "./reference.module.css";

/** The exports of one kind, each with signature, docstring, fields and source. */
export function ReferenceEntries({
	entries,
	locale,
}: {
	readonly entries: readonly ReferenceEntry[];
	readonly locale: Locale;
}) {
	return entries.map((entry) => <Entry key={entry.name} entry={entry} locale={locale} />);
}

function Entry({ entry, locale }: { readonly entry: ReferenceEntry; readonly locale: Locale }) {
	const words = wordsIn(locale).docs.reference;
	const { name, signature, text, throws, fields, source } = entry;
	return (
		<section className={styles.entry}>
			<Heading level={2} id={name} title={name} locale={locale}>
				<code translate="no">
					<BreakableName name={name} />
				</code>
			</Heading>
			<section className={styles.signature} tabIndex={0} aria-label={`${words.signature}: ${name}`}>
				<pre>
					<code translate="no">{signature}</code>
				</pre>
			</section>
			<div lang="en">
				<Paragraphs text={text} />
			</div>
			{throws.length > 0 && (
				<p>
					{words.throws}:{" "}
					<span lang="en">
						<WordsWithCode text={throws.join(" ")} />
					</span>
				</p>
			)}
			{fields.length > 0 && <Fields fields={fields} label={`${words.fields}: ${name}`} />}
			<p className={styles.source}>
				<ExternalLink href={toRepositoryUrl(source)} locale={locale}>
					{words.source}
				</ExternalLink>
			</p>
		</section>
	);
}

function Fields({ fields, label }: { readonly fields: readonly ReferenceField[]; readonly label: string }) {
	return (
		<dl className={styles.fields} aria-label={label}>
			{fields.map(({ name, type, text }) => (
				<div key={name}>
					<dt>
						<code translate="no">{name}</code>
						<code translate="no" className={styles.type}>
							{type}
						</code>
					</dt>
					<dd lang="en">
						<Paragraphs text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Paragraphs({ text }: { readonly text: string }) {
	return text
		.split(/\n\s*\n/)
		.filter(Boolean)
		.map((paragraph) => (
			<p key={paragraph}>
				<WordsWithCode text={paragraph} />
			</p>
		));
}
