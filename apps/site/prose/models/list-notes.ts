import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { LOCALES } from "../../src/lib/locale.ts";
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
