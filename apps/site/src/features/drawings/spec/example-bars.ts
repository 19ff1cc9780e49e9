import { type ExampleTaskId, TASK_EXAMPLES } from "@pusula/tasks";
import type { Locale } from "../../../lib/locale.ts";
import { printPercent } from "./print-number.ts";
import type { Bar } from "../parts/bars.ts";

/** Labels, up to their first comma, and scores of a task's example in the catalogue, as the rows of a bar chart. */
export function exampleBars(task: ExampleTaskId, locale: Locale, count = 3): readonly Bar[] {
	const [example] = TASK_EXAMPLES[task][locale];
	const output: unknown = example?.output;
	if (!Array.isArray(output)) throw new Error(`The example of ${task} gives no list`);
	return output.slice(0, count).map(toBar(locale));
}

function toBar(locale: Locale) {
	return (entry: {
		readonly label?: unknown;
		readonly token_str?: unknown;
		readonly score?: unknown;
	}): Bar => {
		const label = entry.label ?? entry.token_str;
		const { score } = entry;
		if (typeof label !== "string" || typeof score !== "number")
			throw new Error("An entry has no label or score");
		return { label: label.split(",")[0] ?? label, value: score, text: printPercent(score, locale) };
	};
}
