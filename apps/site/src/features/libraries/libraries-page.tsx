import { wordsIn } from "../../../messages/words.ts";
import { LIBRARY_AIMS } from "../../facts/libraries/chosen-libraries.ts";
import { listTasksWithLibraries, toLibraryAnchor } from "../../facts/libraries/library-facts.ts";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { toAnchors } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Fold } from "../../ui/controls/fold.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { RowName, RowList, RowText } from "../../ui/tables/rows.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { SourceList } from "../../ui/page/source-list.tsx";
import { ChosenList } from "./chosen-list.tsx";
import styles from "./libraries-page.module.css";
import { LibraryList } from "./library-list.tsx";

/** Libraries: the few that most readers need, all of them to filter, and for each task its libraries. */
export function LibrariesPage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale);
	const { chosen, list, byTask } = words.libraries;
	const [chosenId = "", listId = "", byTaskId = "", sourcesId = ""] = toAnchors([
		chosen,
		list,
		byTask,
		words.sources.title,
	]);
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toReferenceSide("/libraries/", locale)}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.libraries.title, route: "/libraries/" }}
						locale={locale}
					/>
					<Lead title={words.libraries.title}>{words.libraries.lead}</Lead>
				</>
			}
		>
			<section>
				<Heading level={2} id={chosenId} title={chosen} locale={locale} />
				<SectionLead>
					{words.libraries.chosenText} <a href={`#${listId}`}>{list}</a>
				</SectionLead>
				<ChosenList locale={locale} />
			</section>
			<section>
				<Heading level={2} id={listId} title={list} locale={locale} />
				<SectionLead>{words.libraries.listText}</SectionLead>
				<LibraryList locale={locale} />
			</section>
			<section>
				<Heading level={2} id={byTaskId} title={byTask} locale={locale} />
				<SectionLead>{words.libraries.byTaskText}</SectionLead>
				<Fold title={words.libraries.byTaskFold} note={listTasksWithLibraries(locale).length}>
					<TaskLibraries locale={locale} />
				</Fold>
			</section>
			<section>
				<Heading level={2} id={sourcesId} title={words.sources.title} locale={locale} />
				<SourceList
					sources={LIBRARY_AIMS.flatMap(({ libraries }) => libraries.map(({ source }) => source))}
					locale={locale}
				/>
			</section>
			<Pager {...findReferenceNeighbours("/libraries/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function TaskLibraries({ locale }: { readonly locale: Locale }) {
	return (
		<RowList>
			{listTasksWithLibraries(locale).map(({ task, libraries }) => (
				<li key={task.id}>
					<RowName href={toHref(`/tasks/${task.id}/`, locale)}>{task.names[locale]}</RowName>
					<RowText>
						<span className={styles.libraries}>
							{libraries.map((library) => (
								<a key={library.key} href={`#${toLibraryAnchor(library)}`} translate="no">
									{library.name}
								</a>
							))}
						</span>
					</RowText>
				</li>
			))}
		</RowList>
	);
}
