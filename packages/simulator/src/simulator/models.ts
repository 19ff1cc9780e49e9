import { type CallableTask, CALLABLE_TASKS, LOCALES } from "@pusula/tasks";
import { knowsLanguage, type Model, MODELS, takesModel } from "@pusula/tasks/models";
import type { HubOptions } from "../state/hub.ts";
import { HUB_MODELS } from "../state/hub-models.ts";
import type { ModelFacts } from "../state/model-facts.ts";

/** Options by which the simulated hub has more models. */
export type ServedModels = Required<Pick<HubOptions, "servedModels" | "modelFacts">>;

/**
 * Options of a simulator that has every model of the model table, beside those that it has without: each is served for the
 * tasks that it was made for, and by no provider where none of them can be called.
 * @returns `servedModels` and `modelFacts`
 * @example
 * import { createSimulator } from "@pusula/simulator";
 *
 * const { fetch } = createSimulator(serveTableModels());
 * (await fetch("https://huggingface.co/api/models/dbmdz/bert-base-turkish-cased")).status; // 200
 */
export function serveTableModels(): ServedModels {
	const models = MODELS.filter(({ id }) => !LISTED.has(id));
	return {
		servedModels: Object.fromEntries(models.map((model) => [model.id, listCalls(model)])),
		modelFacts: Object.fromEntries(MODELS.map((model) => [model.id, toFacts(model)])),
	};
}

/**
 * Options of a simulator that has one model of the model table more, served for one task alone where it was made for it.
 * @param id its id in the model table
 * @param task the task of the call, as `CALLABLE_TASKS` names it
 * @returns `servedModels` and `modelFacts`; undefined for a model that the table does not hold
 * @example
 * serveTableModel("dbmdz/bert-base-turkish-cased", "fill-mask")?.servedModels; // { "dbmdz/bert-base-turkish-cased":["fill-mask"] }
 */
export function serveTableModel(id: string, task: string): ServedModels | undefined {
	const model = MODELS.find((one) => one.id === id);
	if (!model) return undefined;
	const calls = listCalls(model);
	return {
		servedModels: { [id]: calls.includes(task) ? [task] : calls },
		modelFacts: { [id]: toFacts(model) },
	};
}

/** Models that every simulated hub has. */
const LISTED: ReadonlySet<string> = new Set(Object.values(HUB_MODELS).flat());

/** The calls that a model was made for. */
function listCalls(model: Model): readonly string[] {
	return Object.entries<CallableTask>(CALLABLE_TASKS)
		.filter(([, row]) => takesModel(row, model))
		.map(([call]) => call);
}

function toFacts(model: Model): ModelFacts {
	const { parameters, contextLength } = model;
	return {
		lacks: LOCALES.filter((locale) => knowsLanguage(model, locale) === false),
		...(parameters !== undefined && { parameters }),
		...(contextLength !== undefined && { contextLength }),
	};
}
