import { Fragment, type ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Section } from "../../ui/page-contents.tsx";
import { BuiltProse } from "../../ui/prose.tsx";
import type { Act, ActName } from "./list-acts.ts";
import { standsBeside } from "./split-article.ts";
import styles from "./task-acts.module.css";

/** The acts of a task page under a bar that leads to each of them. */
export function TaskActs({
	acts,
	situations,
	starts,
	ends,
	locale,
}: {
	readonly acts: readonly Act[];
	/** Common situations that the article has advice for, with the anchors of the passages. */
	readonly situations: readonly Section[];
	/** What precedes the article's parts in an act. */
	readonly starts: Partial<Readonly<Record<ActName, ReactNode>>>;
	/** What follows the article's parts in an act. */
	readonly ends: Partial<Readonly<Record<ActName, ReactNode>>>;
	readonly locale: Locale;
}) {
	const shown = acts.filter(({ name, parts }) => parts.length > 0 || Boolean(ends[name]));
	return (
		<>
			<nav className={styles.bar} aria-label={wordsIn(locale).site.contents} data-page-contents="">
				<ol role="list">
					{shown.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
			</nav>
			<Situations situations={situations} locale={locale} />
			{shown.map(({ name, id, title, parts }) => (
				<section key={name} className={styles.act}>
					<Heading level={2} id={id} title={title} locale={locale} />
					{starts[name]}
					{parts.map((part) => (
						<section key={part.id} className={styles.part}>
							<Heading level={3} id={part.id} title={part.title} locale={locale} />
							<BuiltProse html={part.html} hasAside={standsBeside(part.html)} />
						</section>
					))}
					{ends[name]}
				</section>
			))}
		</>
	);
}

/** Ways to what the article advises in a common situation. */
function Situations({
	situations,
	locale,
}: {
	readonly situations: readonly Section[];
	readonly locale: Locale;
}) {
	if (situations.length === 0) return undefined;
	return (
		<p className={styles.situations}>
			{wordsIn(locale).task.situations.label}:{" "}
			{situations.map(({ id, title }) => (
				<Fragment key={id}>
					<a href={`#${id}`}>{title}</a>{" "}
				</Fragment>
			))}
		</p>
	);
}
