import { type Task } from "@pusula/tasks";
import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toModelsRoute, toTaskRoute } from "../../../facts/tasks/task-order.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Lead, LeadLine } from "../../../ui/text/lead.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ReadingFrame } from "../../../ui/page/reading-frame.tsx";
import { findMeasureHref } from "../parts/measure-href.ts";
import { toTaskSide } from "../parts/task-side-outline.ts";
import { listTaskCrumbs } from "../parts/task-crumbs.ts";

/** All models that the page of a task names, and published results to choose by. */
export function TaskModelsPage({
	task,
	locale,
	models,
	results,
	previous,
	next,
}: {
	readonly task: Task;
	readonly locale: Locale;
	/** The list of models; undefined where the page names none. */
	readonly models: ReactNode;
	/** The table of results; undefined where there are none. */
	readonly results: ReactNode;
	/** The tasks with such a page before and after this one. */
	readonly previous: Task | undefined;
	readonly next: Task | undefined;
}) {
	const words = wordsIn(locale);
	const { modelsPage } = words.task;
	const measureHref = findMeasureHref(task.id, locale);
	const sections = [
		{ title: words.chooser.title, content: results },
		{ title: words.task.models, content: models },
	].flatMap(({ title, content }) => (content ? [{ id: toAnchor(title), title, content }] : []));
	const toCrumb = (one: Task | undefined) =>
		one && { title: one.names[locale], href: toHref(toModelsRoute(one.id), locale) };
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toTaskSide(task.id, locale)}
			lead={
				<>
					<Crumbs task={task} locale={locale} />
					<Lead title={fill(modelsPage.title, { task: task.names[locale] })}>
						{results ? modelsPage.leadWithResults : modelsPage.lead}
					</Lead>
					{measureHref && (
						<LeadLine>
							<a href={measureHref}>{words.measuring.title}</a>
						</LeadLine>
					)}
				</>
			}
		>
			{sections.map(({ id, title, content }) => (
				<section key={id}>
					<Heading level={2} id={id} title={title} locale={locale} />
					{content}
				</section>
			))}
			<Pager previous={toCrumb(previous)} next={toCrumb(next)} locale={locale} />
		</ReadingFrame>
	);
}

function Crumbs({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const words = wordsIn(locale);
	return (
		<Breadcrumbs
			crumbs={[
				...listTaskCrumbs(task, locale),
				{ title: task.names[locale], href: toHref(toTaskRoute(task.id), locale) },
			]}
			current={{ title: words.task.models, route: toModelsRoute(task.id) }}
			locale={locale}
		/>
	);
}
