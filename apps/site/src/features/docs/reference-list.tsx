import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { BreakableName } from "../../ui/breakable-name.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { ReferencePackage } from "../../facts/reference.ts";
import {
	groupEntries,
	listPassedOn,
	type NameLink,
	toPartTitle,
	toReferenceRoute,
} from "../../facts/reference-parts.ts";
import styles from "./reference.module.css";

/** All names that a package exports, by part, each a link to its entry; those that it passes on are folded, unless it has no others. */
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
					<NameLinks
						names={part.entries.map(({ name }) => ({
							name,
							route: toReferenceRoute(reference.id, part.id),
							target: name,
						}))}
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

function NameLinks({ names, locale }: { readonly names: readonly NameLink[]; readonly locale: Locale }) {
	return (
		<ul role="list" className={styles.names}>
			{names.map(({ name, route, target }) => (
				<li key={name}>
					<a href={`${toHref(route, locale)}#${target}`}>
						<code translate="no">
							<BreakableName name={name} />
						</code>
					</a>
				</li>
			))}
		</ul>
	);
}
