import { TASK_IDS, type TaskId } from "@pusula/tasks";

/** How many related tasks a page shows. */
const MOST = 4;
const TASK_LINK = /href="[^"#]*\/tasks\/([a-z0-9-]+)\/"/g;

/**
 * The tasks that the article of a task leads to, those named first in front.
 * @param parts the HTML below each heading of the article
 * @returns at most four ids, without the task itself
 */
export function listRelated(parts: readonly string[], own: TaskId): readonly TaskId[] {
	const named = new Set([...parts.join("").matchAll(TASK_LINK)].map(([, id]) => id));
	named.delete(own);
	const known = new Set<string>(TASK_IDS);
	return [...named].filter((id): id is TaskId => id !== undefined && known.has(id)).slice(0, MOST);
}
