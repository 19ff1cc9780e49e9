import { wordsIn } from "../../../messages/words.ts";
import { type ChosenLibrary, LIBRARY_AIMS } from "../../facts/libraries/chosen-libraries.ts";
import { describeChosen } from "../../facts/libraries/library-facts.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { CommandLine } from "../../ui/code/command-line.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import styles from "./chosen-list.module.css";
import { TaskLinks } from "./task-links.tsx";

/** Columns of a group by the number of its libraries; one takes one column. */
const SPANS: Readonly<Record<number, string | undefined>> = { 2: styles.two, 3: styles.three };

/** The libraries most readers need, by what they want to do: for whom each is, its tasks and how to install it. */
export function ChosenList({ locale }: { readonly locale: Locale }) {
	return (
		<div className={styles.aims}>
			{LIBRARY_AIMS.map(({ id, title, libraries }) => (
				<section key={id} className={SPANS[libraries.length]}>
					<Heading level={3} id={`aim-${id}`} title={title[locale]} locale={locale} />
					<ul role="list">
						{libraries.map((library) => (
							<ChosenItem key={library.source.id} library={library} locale={locale} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function ChosenItem({ library, locale }: { readonly library: ChosenLibrary; readonly locale: Locale }) {
	const words = wordsIn(locale);
	const { name, tasks, listed } = describeChosen(library);
	return (
		<li>
			<div className={styles.head}>
				<strong translate="no">{name}</strong>
				<a href={library.docsUrl} aria-label={fill(words.libraries.docsOf, { name })}>
					{words.libraries.docs}
				</a>
			</div>
			<p>
				<WordsWithCode text={library.forWhom[locale]} />
			</p>
			<CommandLine command={library.install} words={words.code} />
			<TaskLinks tasks={tasks} libraryKey={listed?.key} locale={locale} />
		</li>
	);
}
