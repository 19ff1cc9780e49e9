import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { KnownProvider } from "./known-providers.ts";
import { describeTasks } from "./provider-facts.ts";
import { toTaskName } from "../tasks/task-name.ts";

/** The opening sentence about a provider whose page of words is not written yet: its name and the tasks it serves. */
export function toPlainLead(provider: KnownProvider, locale: Locale): string {
	const tasks = describeTasks(provider).map(({ task }) => toTaskName(task, locale));
	return fill(wordsIn(locale).providers.plainLead, { name: provider.name, tasks: tasks.join(", ") });
}
