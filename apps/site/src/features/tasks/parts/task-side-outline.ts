import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { groupTasks, toTaskRoute } from "../../../facts/tasks/task-order.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import type { SideOutline } from "../../../lib/urls/side-outline.ts";

/** All tasks for the list beside the page of one of them, or of all, by modality. */
export function toTaskSide(current: TaskId | undefined, locale: Locale): SideOutline {
	return {
		title: wordsIn(locale).task.sideList,
		groups: groupTasks().map(({ modality, tasks }) => ({
			id: modality.id,
			title: modality.names[locale],
			links: tasks.map(({ id, names }) => ({
				href: toHref(toTaskRoute(id), locale),
				title: names[locale],
				current: id === current ? "page" : undefined,
			})),
		})),
	};
}
