import { CALLABLE_TASKS, type CallableTask, TASK_INFO, TASKS } from "@pusula/tasks";
import { REFERENCE_WORDS } from "../../../content/reference/index.ts";
import { fill } from "../../lib/fill.ts";
import { findFirstSentence } from "../../lib/words/first-sentence.ts";
import type { Locale } from "../../lib/locale.ts";
import type { ReferenceEntry } from "./reference.ts";

/**
 * What an export does, in one sentence of the reader's language; undefined where only its docstring says it. That of a task's
 * function is made from the catalogue: the task's name and the first sentence of its summary.
 */
export function findOpening(
	{ name, source }: Pick<ReferenceEntry, "name" | "source">,
	id: string,
	locale: Locale,
): string | undefined {
	const words = REFERENCE_WORDS[locale];
	const [main = ""] = id.split("-");
	const own = words?.packages[main]?.[name];
	if (own !== undefined || !words || !source.startsWith(TASK_FUNCTIONS)) return own;
	const row = ROWS.find(({ method }) => name === method || name === `${method}Stream`);
	if (!row) return undefined;
	const task = (row.names ?? TASKS[row.page].names)[locale];
	const summary = findFirstSentence(TASK_INFO[row.page].summary[locale], locale);
	return fill(name === row.method ? words.call : words.stream, { task, summary });
}

/** Where the functions of tasks are generated. */
const TASK_FUNCTIONS = "packages/inference/src/generated/";
const ROWS: readonly CallableTask[] = Object.values(CALLABLE_TASKS);
