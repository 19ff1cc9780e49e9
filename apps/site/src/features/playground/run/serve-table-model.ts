import type { SimulatorOptions } from "@pusula/simulator";
import { type CallableTask, CALLABLE_TASKS, LOCALES } from "@pusula/tasks";
import { knowsLanguage } from "@pusula/tasks/models";
import { findModelFacts } from "../../../facts/model-facts.ts";

/**
 * Options by which the simulated hub serves a model of the table: for the task where the model was made for it, else for
 * all that it was made for; undefined for a model that the table does not hold.
 */
export function serveTableModel(
	id: string,
	task: string,
): Pick<SimulatorOptions, "servedModels" | "modelFacts"> | undefined {
	const model = findModelFacts(id);
	if (!model) return undefined;
	const tasks = Object.entries<CallableTask>(CALLABLE_TASKS)
		.filter(([, { page, alsoCalls = [] }]) => [page, ...alsoCalls].some((made) => model.tasks.includes(made)))
		.map(([name]) => name);
	return {
		servedModels: { [id]: tasks.includes(task) ? [task] : tasks },
		modelFacts: { [id]: { lacks: LOCALES.filter((locale) => knowsLanguage(model, locale) === false) } },
	};
}
