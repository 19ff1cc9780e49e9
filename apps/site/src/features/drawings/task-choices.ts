import { type TaskId, TASKS } from "@pusula/tasks";
import type { Page } from "./drawing-spec.ts";
import { choices } from "./parts/choices.ts";
import type { Part } from "./parts/shapes.ts";

/** A question whose answers, separated by `|` in the words, lead to one task each. */
export function taskChoices(
	tasks: readonly TaskId[],
	{ words, sheet, locale }: Page<{ readonly question: string; readonly answers: string }>,
): Part {
	const answers = words.answers.split("|");
	const rows = tasks.map((id, index) => ({ answer: answers[index] ?? "", outcome: TASKS[id].names[locale] }));
	return choices(words.question, rows, sheet);
}
