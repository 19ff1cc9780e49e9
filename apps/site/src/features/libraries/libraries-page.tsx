import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/anchors.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/filter-bar.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { toReferenceSide } from "../../facts/reference-side.ts";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { RowName, Rows, RowText } from "../../ui/rows.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import styles from "./libraries-page.module.css";
import {
	LIBRARY_KINDS,
	listLibraries,
	listServedTasks,
	type ListedLibrary,
	toLibraryAnchor,
} from "../../facts/library-facts.ts";

/** All libraries: a list to filter with the tasks of each, and for each task its libraries. */
export function LibrariesPage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale);
	const { list, byTask } = words.libraries;
	const [listId = "", byTaskId = ""] = toAnchors([list, byTask]);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/libraries/", locale)}
			sections={[
				{ id: listId, title: list },
				{ id: byTaskId, title: byTask },
			]}
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: words.site.start, href: toHref("/", locale) }]}
						current={{ title: words.libraries.title, route: "/libraries/" }}
						locale={locale}
					/>
					<Lead title={words.libraries.title}>{words.libraries.lead}</Lead>
				</>
			}
		>
			<section>
				<Heading level={2} id={listId} title={list} locale={locale} />
				<div data-library-list="">
					<LibrariesFilter locale={locale} />
					<Rows>
						{listLibraries(locale).map((library) => (
							<LibraryItem key={toLibraryAnchor(library)} library={library} locale={locale} />
						))}
					</Rows>
					<FilterNone text={words.libraries.none} />
				</div>
			</section>
			<section>
				<Heading level={2} id={byTaskId} title={byTask} locale={locale} />
				<SectionLead>{words.libraries.byTaskText}</SectionLead>
				<TaskLibraries locale={locale} />
			</section>
		</ReadingFrame>
	);
}

function LibrariesFilter({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).libraries;
	const total = listLibraries(locale).length;
	return (
		<FilterBar words={words} total={total}>
			<TextField name="q" label={words.filterText} />
			<SelectField
				name="task"
				label={words.task}
				all={words.all}
				options={listServedTasks(locale).map(({ task }) => ({ value: task.id, title: task.names[locale] }))}
			/>
			<SelectField
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
			<span className={styles.names}>
				<RowName href={repoUrl}>
					<span translate="no">{name}</span>
				</RowName>
				{docsUrl !== undefined && (
					<a className={styles.docs} href={docsUrl} aria-label={fill(words.docsOf, { name })}>
						{words.docs}
					</a>
				)}
			</span>
			<RowText>
				<span className={styles.tasks}>
					{kind === "datasets" && <Badge>{words.kinds.datasets}</Badge>}
					{tasks.map(({ id, names }) => (
						<a key={id} href={toHref(`/tasks/${id}/`, locale)}>
							{names[locale]}
						</a>
					))}
				</span>
			</RowText>
		</li>
	);
}

function TaskLibraries({ locale }: { readonly locale: Locale }) {
	return (
		<Rows>
			{listServedTasks(locale).map(({ task, libraries }) => (
				<li key={task.id}>
					<RowName href={toHref(`/tasks/${task.id}/`, locale)}>{task.names[locale]}</RowName>
					<RowText>
						<span className={styles.tasks}>
							{libraries.map((library) => (
								<a key={library.key} href={`#${toLibraryAnchor(library)}`} translate="no">
									{library.name}
								</a>
							))}
						</span>
					</RowText>
				</li>
			))}
		</Rows>
	);
}
