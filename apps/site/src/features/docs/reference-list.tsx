import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { findFirstSentence } from "../../lib/words/first-sentence.ts";
import { CODE_LOCALE, type Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";
import { BreakableName } from "../../ui/text/breakable-name.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import type { ReferenceEntry, ReferencePackage } from "../../facts/reference/reference.ts";
import {
	groupEntries,
	listPassedOn,
	type NameLink,
	toPartTitle,
	toReferenceRoute,
} from "../../facts/reference/reference-parts.ts";
import { findOpening } from "../../facts/reference/reference-openings.ts";
import styles from "./reference.module.css";

/** All names that a package exports, by part, each a link to its entry and what it is; those that it passes on are folded, unless it has no others. */
export function ReferenceList({
	reference,
	all,
	locale,
}: {
	readonly reference: ReferencePackage;
	readonly all: readonly ReferencePackage[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).docs.reference;
	const passedOn = listPassedOn(reference, all);
	const isAlone = reference.entries.length === 0;
	return (
		<>
			<p>{words.languageNote}</p>
			{groupEntries(reference).map((part) => (
				<section key={part.id}>
					<Heading level={2} id={part.id} title={toPartTitle(part, locale)} locale={locale} />
					<DescribedNames
						entries={part.entries}
						id={reference.id}
						route={toReferenceRoute(reference.id, part.id)}
						locale={locale}
					/>
				</section>
			))}
			{passedOn.length > 0 && (
				<details className={styles.passedOn} open={isAlone}>
					<summary>{fill(isAlone ? words.onlyPassedOn : words.passedOn, { count: passedOn.length })}</summary>
					<NameLinks names={passedOn} locale={locale} />
				</details>
			)}
		</>
	);
}

/** Names with what they do: a sentence in the reader's language, else the first one of their docstrings. */
function DescribedNames({
	entries,
	id,
	route,
	locale,
}: {
	readonly entries: readonly ReferenceEntry[];
	readonly id: string;
	readonly route: Route;
	readonly locale: Locale;
}) {
	return (
		<ul role="list" className={styles.described}>
			{entries.map((entry) => {
				const { name, text } = entry;
				const opening = findOpening(entry, id, locale);
				return (
					<li key={name}>
						<NameAnchor name={name} route={route} target={name} locale={locale} />
						<span lang={opening === undefined ? CODE_LOCALE : undefined}>
							<WordsWithCode text={opening ?? toSummary(text)} />
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** The first sentence of a docstring, whose lines are broken anywhere; a sentence may begin with a name in backticks. */
function toSummary(docstring: string): string {
	const [paragraph = ""] = docstring.split(/\n\s*\n/, 1);
	const [start = ""] = paragraph.replaceAll(/\s+/g, " ").split(/(?<=\.) (?=`)/, 1);
	return findFirstSentence(start, CODE_LOCALE);
}

function NameLinks({ names, locale }: { readonly names: readonly NameLink[]; readonly locale: Locale }) {
	return (
		<ul role="list" className={styles.names}>
			{names.map(({ name, route, target }) => (
				<li key={name}>
					<NameAnchor name={name} route={route} target={target} locale={locale} />
				</li>
			))}
		</ul>
	);
}

function NameAnchor({ name, route, target, locale }: NameLink & { readonly locale: Locale }) {
	return (
		<a href={`${toHref(route, locale)}#${target}`}>
			<code translate="no">
				<BreakableName name={name} />
			</code>
		</a>
	);
}
