import type { ClientTask } from "@pusula/inference";
import { TASKS } from "@pusula/tasks";
import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";

/** The name of a task of the client. */
export function toTaskName(task: ClientTask, locale: Locale): string {
	return task === "conversational" ? wordsIn(locale).providers.chat : TASKS[task].names[locale];
}
