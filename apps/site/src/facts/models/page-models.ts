import { type TaskId, TASK_INFO, type TaskResource } from "@pusula/tasks";
import { listModelsIn } from "./model-facts.ts";

/** Number of models that a task's page shows; all of them are on a page of their own. */
export const SHOWN_MODELS = 4;

/** The models of a task's page: those of the catalogue, then those that its code and its article name. */
export function listPageModels(
	task: TaskId,
	called: string | undefined,
	article: string,
): readonly TaskResource[] {
	const listed = TASK_INFO[task].models;
	const others = [...(called === undefined ? [] : [called]), ...listModelsIn(article)];
	const known = new Set(listed.map(({ id }) => id));
	return [...listed, ...[...new Set(others)].filter((id) => !known.has(id)).map((id) => ({ id }))];
}
