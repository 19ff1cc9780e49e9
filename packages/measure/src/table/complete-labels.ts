import type { CallableTaskId } from "@pusula/tasks";
import type { FieldValues } from "../fields/build-args.ts";
import { listFields } from "../fields/list-fields.ts";

const NAME = "candidate_labels";

/** What is known of the labels to choose among before they are completed. */
export interface LabelSource {
	/** Id of the task. */
	readonly task: CallableTaskId;
	/** Values that are the same in every call. */
	readonly shared: FieldValues;
	/** True where the rows hold a value for the field of this name. */
	readonly isInRows: (field: string) => boolean;
	/** The right answers of all rows as texts. */
	readonly answers: readonly string[];
}

/**
 * The values that all calls share; where the task chooses among labels and none were named, these are the right answers,
 * each once and sorted.
 * @param source The task, its shared values and the right answers of all rows.
 * @example
 * const shared = {};
 * const answers = ["sport", "economy", "sport"];
 * completeLabels({ task: "zero-shot-classification", shared, answers, isInRows: () => false }); // { candidate_labels: ["economy", "sport"] }
 */
export function completeLabels({ task, shared, isInRows, answers }: LabelSource): FieldValues {
	const isNeeded = listFields(task).some((field) => field.name === NAME && field.isNeeded);
	if (!isNeeded || shared[NAME] !== undefined || isInRows(NAME)) return shared;
	return { ...shared, [NAME]: [...new Set(answers)].toSorted() };
}
