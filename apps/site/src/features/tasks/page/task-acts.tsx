import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { BuiltProse } from "../../../ui/text/prose.tsx";
import type { Act, ActName } from "./list-acts.ts";
import { standsBeside } from "../article/split-article.ts";
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
	/** What is known for readers in common situations, below the bar. */
	readonly situations: ReactNode;
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
			{situations}
			{shown.map(({ name, id, title, parts }) => (
				<section key={name} className={styles.act}>
					<Heading level={2} id={id} title={title} locale={locale} />
					{starts[name]}
					{parts.map((part) => (
						<section key={part.id} className={styles.part}>
							<Heading level={3} id={part.id} title={part.title} locale={locale} />
							<BuiltProse html={part.html} look={standsBeside(part.html) ? "aside" : "columns"} />
						</section>
					))}
					{ends[name]}
				</section>
			))}
		</>
	);
}
