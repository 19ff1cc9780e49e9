import type { ClientTask } from "@pusula/inference";
import { TASKS } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { toCatalogueId } from "./provider-facts.ts";

/** The name of a task of the client, leading to its page in the catalogue. */
export function TaskLink({ task, locale }: { readonly task: ClientTask; readonly locale: Locale }) {
	return <a href={toHref(`/tasks/${toCatalogueId(task)}/`, locale)}>{toTaskName(task, locale)}</a>;
}

/** The name of a task of the client. */
export function toTaskName(task: ClientTask, locale: Locale): string {
	return task === "conversational" ? wordsIn(locale).providers.chat : TASKS[task].names[locale];
}
