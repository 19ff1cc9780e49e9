import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Heading } from "../../ui/heading.tsx";
import { WordsWithCode } from "../../ui/words-with-code.tsx";
import { groupEntries, type ReferencePackage, toReferenceRoute } from "./reference.ts";
import styles from "./reference.module.css";

/** All names that a package exports, by kind, each a link to its entry. */
export function ReferenceList({
	reference,
	locale,
}: {
	readonly reference: ReferencePackage;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).docs.reference;
	return (
		<>
			<p>{words.languageNote}</p>
			{groupEntries(reference).map(({ kind, entries }) => (
				<section key={kind}>
					<Heading level={2} id={kind} title={words.kinds[kind]} locale={locale} />
					<ul role="list" className={styles.names}>
						{entries.map(({ name }) => (
							<li key={name}>
								<a href={`${toHref(toReferenceRoute(reference.id, kind), locale)}#${name}`}>
									<code translate="no">{name}</code>
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
			{reference.passedOn.length > 0 && (
				<p className={styles.source}>
					<WordsWithCode text={fill(words.passedOn, { count: reference.passedOn.length })} />
				</p>
			)}
		</>
	);
}
