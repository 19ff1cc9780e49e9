import { SampleFile } from "@pusula/snippets";
import { CALLABLE_TASKS } from "@pusula/tasks";
import { buildTaskData } from "../../src/features/playground/target/build-task-data.ts";
import { listAllExamples, toExampleCall } from "../../src/features/snippets/code/example-call.ts";
import { listServedTasks } from "../../src/facts/providers/provider-facts.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import type { ModelExample } from "../prose.ts";

/** The calls that task pages print, with every provider, and those that the playground begins with; in every language. */
export function listExamples(): readonly ModelExample[] {
	return LOCALES.flatMap((locale) => [...listPrinted(locale), ...listBegun(locale)]);
}

function listPrinted(locale: Locale): readonly ModelExample[] {
	return listAllExamples().flatMap(({ page, example }) =>
		example.providers.map((provider) => {
			const { model, args } = toExampleCall(page, example, provider, locale);
			return { ...toPlace(page), locale, provider, model, input: withoutFiles(args) };
		}),
	);
}

function listBegun(locale: Locale): readonly ModelExample[] {
	return listServedTasks().flatMap((id) => {
		const { models, example } = buildTaskData(id, locale);
		const [model] = models;
		if (model === undefined) return [];
		return [{ ...toPlace(CALLABLE_TASKS[id].page), locale, provider: "auto", model, input: example }];
	});
}

function toPlace(page: string): Pick<ModelExample, "path" | "page"> {
	return { path: `packages/tasks/src/tasks/${page}/facts.ts`, page: `tasks/${page}` };
}

/** The same arguments without what represents a file. */
function withoutFiles(args: object): object {
	return Object.fromEntries(Object.entries(args).filter(([, value]) => !(value instanceof SampleFile)));
}
