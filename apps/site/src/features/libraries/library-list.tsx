import { wordsIn } from "../../../messages/words.ts";
import {
	LIBRARY_KINDS,
	listLibraries,
	listTasksWithLibraries,
	type ListedLibrary,
	toLibraryAnchor,
} from "../../facts/libraries/library-facts.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { FilterField, TextField } from "../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/fields/filter-bar.tsx";
import styles from "./library-list.module.css";
import { TaskLinks } from "./task-links.tsx";

/** Every library in columns, as high as what is known of it. The page's script filters them. */
export function LibraryList({ locale }: { readonly locale: Locale }) {
	return (
		<div data-library-list="">
			<LibrariesFilter locale={locale} />
			<ul role="list" className={styles.list}>
				{listLibraries(locale).map((library) => (
					<LibraryItem key={toLibraryAnchor(library)} library={library} locale={locale} />
				))}
			</ul>
			<FilterNone text={wordsIn(locale).libraries.none} />
		</div>
	);
}

function LibrariesFilter({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).libraries;
	const total = listLibraries(locale).length;
	return (
		<FilterBar words={words} total={total}>
			<TextField name="q" label={words.filterText} />
			<FilterField
				name="task"
				label={words.task}
				all={words.all}
				options={listTasksWithLibraries(locale).map(({ task }) => ({
					value: task.id,
					title: task.names[locale],
				}))}
			/>
			<FilterField
				name="kind"
				label={words.kind}
				all={words.all}
				options={LIBRARY_KINDS.map((kind) => ({ value: kind, title: words.kinds[kind] }))}
			/>
		</FilterBar>
	);
}

function LibraryItem({ library, locale }: { readonly library: ListedLibrary; readonly locale: Locale }) {
	const words = wordsIn(locale).libraries;
	const { name, kind, tasks, repoUrl, docsUrl } = library;
	return (
		<li id={toLibraryAnchor(library)} data-kind={kind} data-tasks={tasks.map(({ id }) => id).join(" ")}>
			<a className={styles.name} href={repoUrl} translate="no">
				{name}
			</a>{" "}
			{docsUrl !== undefined && (
				<a className={styles.docs} href={docsUrl} aria-label={fill(words.docsOf, { name })}>
					{words.docs}
				</a>
			)}{" "}
			{kind === "datasets" && <Badge>{words.kinds.datasets}</Badge>}
			<TaskLinks tasks={tasks} libraryKey={library.key} locale={locale} />
		</li>
	);
}
