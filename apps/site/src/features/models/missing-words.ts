import { TASKS } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import type { Messages } from "../../../messages/words.ts";

/** That a model's size, its date or, of a model for text, its window is not known, for lists in which others have them. */
export function listMissing(model: Model, words: Messages["modelFacts"]): readonly string[] {
	const { parameters, contextLength, released } = model;
	return [
		...(parameters === undefined ? [words.noSize] : []),
		...(contextLength === undefined && isForText(model) ? [words.noWindow] : []),
		...(released === undefined ? [words.noDate] : []),
	];
}

/** Whether a model does a task of text, alone or beside pictures and sound, which a window limits; of others the table has none. */
function isForText({ tasks }: Model): boolean {
	return tasks.some((task) => {
		const { modality, outputKind } = TASKS[task];
		return modality === "nlp" || (modality === "multimodal" && outputKind !== "media");
	});
}
