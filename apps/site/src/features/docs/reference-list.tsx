import { TASKS } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { BreakableName } from "../../ui/breakable-name.tsx";
import { Heading } from "../../ui/heading.tsx";
import { WordsWithCode } from "../../ui/words-with-code.tsx";
import type { ReferencePackage } from "./reference.ts";
import { groupEntries, type ReferencePart, toReferenceRoute } from "./reference-parts.ts";
import styles from "./reference.module.css";

/** How a part of a package is called: by its kind in words, or by its task's name. */
export function toPartTitle(part: ReferencePart, locale: Locale): string {
	return part.by === "task" ? TASKS[part.id].names[locale] : wordsIn(locale).docs.reference.kinds[part.id];
}

/** All names that a package exports, by part, each a link to its entry. */
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
			{groupEntries(reference).map((part) => (
				<section key={part.id}>
					<Heading level={2} id={part.id} title={toPartTitle(part, locale)} locale={locale} />
					<ul role="list" className={styles.names}>
						{part.entries.map(({ name }) => (
							<li key={name}>
								<a href={`${toHref(toReferenceRoute(reference.id, part.id), locale)}#${name}`}>
									<code translate="no">
										<BreakableName name={name} />
									</code>
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
