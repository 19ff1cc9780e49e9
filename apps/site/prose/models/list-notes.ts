import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { LOCALES } from "../../src/lib/locale.ts";
import { hideCode } from "../hide-code.ts";
import type { ModelNote } from "../prose.ts";

/** What task pages say of each model that they list, in every language. */
export function listModelNotes(): readonly ModelNote[] {
	return TASK_IDS.flatMap((task) =>
		TASK_INFO[task].models.flatMap(({ id, description }) =>
			LOCALES.flatMap((locale) => {
				const text = description?.[locale];
				if (text === undefined) return [];
				return [{ path: `packages/tasks/src/tasks/${task}/facts.ts`, line: 1, locale, model: id, text }];
			}),
		),
	);
}

/** What task pages say of each model, data set and application that they link, in every language, as passages hold it. */
export function listLinkedNotes(): ReadonlySet<string> {
	const resources = TASK_IDS.flatMap((task) => {
		const { models, datasets, spaces } = TASK_INFO[task];
		return [...models, ...datasets, ...spaces];
	});
	return new Set(
		resources.flatMap(({ description }) =>
			LOCALES.flatMap((locale) => {
				const text = description?.[locale];
				return text === undefined ? [] : [hideCode(text)];
			}),
		),
	);
}
