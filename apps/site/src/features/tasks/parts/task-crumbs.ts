import { MODALITIES, type Task } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";

/** The way to a task's page: start, tasks, and the group of its modality there. */
export function listTaskCrumbs(task: Task, locale: Locale): readonly { title: string; href: string }[] {
	const words = wordsIn(locale);
	const modality = MODALITIES.find(({ id }) => id === task.modality);
	const tasksHref = toHref("/tasks/", locale);
	return [
		{ title: words.site.start, href: toHref("/", locale) },
		{ title: words.navigation.tasks, href: tasksHref },
		{ title: modality?.names[locale] ?? "", href: `${tasksHref}#${task.modality}` },
	];
}
