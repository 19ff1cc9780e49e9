import { Fragment } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toRepositoryUrl } from "../../../lib/urls/site.ts";
import { CopyableCode } from "../../../ui/code/copyable-code.tsx";
import { BreakableName } from "../../../ui/text/breakable-name.tsx";
import { ExternalLink } from "../../../ui/text/external-link.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import type { NameLink } from "../../../facts/reference/reference-parts.ts";
import type { TypePlaces } from "../../../facts/reference/reference-links.ts";
import { LinkedCode, LinkedType, type TypeLinks } from "./reference-code.tsx";
import { Fields } from "./reference-fields.tsx";
import { Docstring, Phrase } from "./reference-text.tsx";
import type { EntryView } from "./reference-view.ts";
import styles from "./reference.module.css";

/** The exports of one kind, each with signature, docstring, parameters, fields, example and source. */
export function ReferenceEntries({
	views,
	places,
	locale,
}: {
	readonly views: readonly EntryView[];
	readonly places: TypePlaces;
	readonly locale: Locale;
}) {
	return views.map((view) => (
		<Entry key={view.entry.name} view={view} links={{ places, locale, own: view.entry.name }} />
	));
}

function Entry({ view, links }: { readonly view: EntryView; readonly links: TypeLinks }) {
	const words = wordsIn(links.locale).docs.reference;
	const { name, text, throws, parameters, fields, source } = view.entry;
	return (
		<section className={styles.entry}>
			<Heading level={2} id={name} title={name} locale={links.locale}>
				<code translate="no">
					<BreakableName name={name} />
				</code>
			</Heading>
			<section className={styles.signature} tabIndex={0} aria-label={`${words.signature}: ${name}`}>
				<pre>
					<code translate="no">
						<LinkedCode code={view.signature} links={links} />
					</code>
				</pre>
			</section>
			<Docstring text={text} locale={links.locale} className={styles.docstring} />
			<Example view={view} links={links} />
			<Users users={view.users} locale={links.locale} />
			{throws.length > 0 && (
				<p>
					{words.throws}:{" "}
					{throws.map((one) => (
						<Thrown key={one} text={one} links={links} />
					))}
				</p>
			)}
			{parameters.length > 0 && (
				<Fields fields={parameters} label={`${words.parameters}: ${name}`} links={links} />
			)}
			{fields.length > 0 && <Fields fields={fields} label={`${words.fields}: ${name}`} links={links} />}
			<p className={styles.source}>
				<ExternalLink href={toRepositoryUrl(source)} locale={links.locale}>
					{words.source}
				</ExternalLink>
			</p>
		</section>
	);
}

/** The names that take, give or have a type, each a link to its entry. */
function Users({ users, locale }: { readonly users: readonly NameLink[]; readonly locale: Locale }) {
	if (users.length === 0) return undefined;
	return (
		<p className={styles.source}>
			{wordsIn(locale).docs.reference.users}:{" "}
			{users.map(({ name, route, target }, place) => (
				<Fragment key={`${route}${name}`}>
					{place > 0 && ", "}
					<a href={`${toHref(route, locale)}#${target}`}>
						<code translate="no">
							<BreakableName name={name} />
						</code>
					</a>
				</Fragment>
			))}
		</p>
	);
}

/** The errors of a function: their names alone lead to where they are described, or words that say when they are thrown. */
function Thrown({ text, links }: { readonly text: string; readonly links: TypeLinks }) {
	if (!NAMES.test(text)) return <Phrase text={text} locale={links.locale} />;
	return (
		<code translate="no">
			<LinkedType text={text} links={links} />
		</code>
	);
}

const NAMES = /^\w+(?:, \w+)*$/;

function Example({
	view: { entry, example, page },
	links,
}: {
	readonly view: EntryView;
	readonly links: TypeLinks;
}) {
	const words = wordsIn(links.locale).docs.reference;
	return (
		<>
			{example && (
				<CopyableCode
					label={fill(words.example, { name: entry.name })}
					title="TypeScript"
					words={wordsIn(links.locale).code}
				>
					<LinkedCode code={example} links={links} />
				</CopyableCode>
			)}
			{page && (
				<p className={styles.source}>
					{words.usedIn} <a href={page.href}>{page.title}</a>
				</p>
			)}
		</>
	);
}
