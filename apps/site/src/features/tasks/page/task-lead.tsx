import { type Task, TASK_INFO, TASKS } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { findGuideRoute } from "../../../facts/guides/guide-route.ts";
import { toTaskRoute } from "../../../facts/tasks/task-order.ts";
import { findFirstSentence } from "../../../lib/words/first-sentence.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Lead, LeadLine } from "../../../ui/text/lead.tsx";
import { Sentence } from "../../../ui/text/sentence.tsx";
import { findMeasureHref } from "../parts/measure-href.ts";
import { listTaskCrumbs } from "../parts/task-crumbs.ts";

/** Name of a task, what it does in a sentence, its id, and the ways to the playground, to measuring and to the guide to training. */
export function TaskLead({
	task,
	locale,
	tryTask,
}: {
	readonly task: Task;
	readonly locale: Locale;
	/** The task as the playground calls it; undefined where it does not offer it. */
	readonly tryTask: string | undefined;
}) {
	const words = wordsIn(locale);
	const measureHref = findMeasureHref(task.id, locale);
	const guide = findGuideRoute(task.id);
	return (
		<>
			<Breadcrumbs
				crumbs={listTaskCrumbs(task, locale)}
				current={{ title: task.names[locale], route: toTaskRoute(task.id) }}
				locale={locale}
			/>
			<Lead title={task.names[locale]}>{findFirstSentence(TASK_INFO[task.id].summary[locale], locale)}</Lead>
			<Canonical task={task} locale={locale} />
			<LeadLine>
				{task.names[locale] !== task.names.en && <span lang="en">{task.names.en}</span>}
				<span>
					{words.task.id}: <code translate="no">{task.id}</code>
				</span>
				{tryTask && <a href={`${toHref("/playground/", locale)}?task=${tryTask}`}>{words.task.tryIt}</a>}
				{measureHref && <a href={measureHref}>{words.measuring.title}</a>}
				{guide && <a href={toHref(guide, locale)}>{words.task.guide}</a>}
			</LeadLine>
		</>
	);
}

/** What the summary of a task says beyond the sentence at the top. */
export function SummaryRest({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const summary = TASK_INFO[task.id].summary[locale];
	const rest = summary.slice(findFirstSentence(summary, locale).length).trim();
	return rest === "" ? undefined : <p>{rest}</p>;
}

/** Which broader task this one is a case of, where there is one. */
function Canonical({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
	const { canonicalId } = TASK_INFO[task.id];
	if (!canonicalId) return undefined;
	const link = <a href={toHref(toTaskRoute(canonicalId), locale)}>{TASKS[canonicalId].names[locale]}</a>;
	return (
		<LeadLine>
			<span>
				<Sentence text={wordsIn(locale).task.canonical} parts={{ link }} />
			</span>
		</LeadLine>
	);
}
