import type { ClientTask } from "@pusula/inference";
import { toCatalogueId } from "../../facts/providers/provider-facts.ts";
import { toTaskName } from "../../facts/tasks/task-name.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";

/** The name of a task of the client, leading to its page in the catalogue. */
export function TaskLink({ task, locale }: { readonly task: ClientTask; readonly locale: Locale }) {
	return <a href={toHref(`/tasks/${toCatalogueId(task)}/`, locale)}>{toTaskName(task, locale)}</a>;
}
