import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Route, toHref } from "../../../lib/urls/paths.ts";
import { BreakableName } from "../../../ui/text/breakable-name.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import type { ReferenceEntry, ReferencePackage } from "../../../facts/reference/reference.ts";
import {
	groupEntries,
	listPassedOn,
	type NameLink,
	toPartTitle,
	toReferenceRoute,
} from "../../../facts/reference/reference-parts.ts";
import { findSummary } from "../../../facts/reference/reference-texts.ts";
import { Phrase } from "./reference-text.tsx";
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

/** Names with the first sentence of their docstrings. */
function DescribedNames({
	entries,
	route,
	locale,
}: {
	readonly entries: readonly ReferenceEntry[];
	readonly route: Route;
	readonly locale: Locale;
}) {
	return (
		<ul role="list" className={styles.described}>
			{entries.map(({ name, text }) => (
				<li key={name}>
					<NameAnchor name={name} route={route} target={name} locale={locale} />
					<Phrase text={findSummary(text)} locale={locale} />
				</li>
			))}
		</ul>
	);
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
