import { type CallableTask, type Example, LOCALES, TASK_EXAMPLES } from "@pusula/tasks";
import { type Model, MODELS } from "@pusula/tasks/models";
import { fitExample } from "../../../facts/models/fit-example.ts";
import { findModelFacts, toInputLocale } from "../../../facts/models/model-facts.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { FittedExample, TaskData } from "./task-data.ts";

/** A task whose examples are fitted. */
interface Fitting {
	readonly row: CallableTask;
	readonly locale: Locale;
	/** URLs of the files of an example, by the paths of their fields. */
	readonly filesOf: (example: Example) => TaskData["files"];
}

/** The example that the first model is tried on, and those of the other models of the table that it does not fit. */
export function listFitted(
	fitting: Fitting,
	first: string,
): Pick<TaskData, "example" | "files" | "language" | "fitted"> {
	const own = fit(fitting, first);
	const groups = new Map<string, FittedExample>();
	for (const model of listCalled(fitting.row)) {
		const one = fit(fitting, model);
		const key = JSON.stringify(one);
		if (key !== JSON.stringify(own))
			groups.set(key, { ...one, models: [...(groups.get(key)?.models ?? []), model] });
	}
	return { ...own, fitted: [...groups.values()] };
}

/** The first example of a task in each language. */
export function listFirstExamples({ schemas }: CallableTask): readonly Example[] {
	return LOCALES.map((locale) => TASK_EXAMPLES[schemas][locale][0]);
}

function fit({ row, locale, filesOf }: Fitting, model: string): Omit<FittedExample, "models"> {
	const facts = findModelFacts(model);
	const inputLocale = toInputLocale(facts, locale);
	const [example] = TASK_EXAMPLES[row.schemas][inputLocale];
	return {
		example: fitExample(example, inputLocale, facts),
		files: filesOf(example),
		...(inputLocale !== locale && { language: inputLocale }),
	};
}

/** Ids of the models of the table that are called as those of a task. */
function listCalled({ page, alsoCalls = [] }: CallableTask): readonly string[] {
	const models: readonly Model[] = MODELS;
	return models
		.filter(({ tasks }) => [page, ...alsoCalls].some((task) => tasks.includes(task)))
		.map(({ id }) => id);
}
