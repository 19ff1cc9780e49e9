import { INFERENCE_PROVIDERS, type InferenceProvider } from "@pusula/inference";
import { CALLABLE_TASKS, type CallableTaskId, TASK_IDS } from "@pusula/tasks";
import { findNearest } from "../args/find-nearest.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";

/** Ids of the tasks that can be called. */
export const CALLABLE_IDS = Object.keys(CALLABLE_TASKS) as readonly CallableTaskId[]; // the keys of the table

/** Name of the provider that runs models on this machine. */
export const LOCAL = "local";

/** The task of an id that a user wrote; the name of its schemas (`chat-completion`) is taken too. Throws a `CliError`. */
export function resolveTask(name: string, words: Messages): CallableTaskId {
	const found = CALLABLE_IDS.find((id) => id === name || CALLABLE_TASKS[id].schemas === name);
	if (found) return found;
	if (TASK_IDS.some((id) => id === name)) throw new CliError(words.usage.notCallable(name));
	throw new CliError(words.usage.unknownTask(name, findNearest(name, CALLABLE_IDS)));
}

/** The provider of an id that a user wrote. Throws a `CliError`. */
export function resolveProvider(name: string, words: Messages): InferenceProvider {
	const found = INFERENCE_PROVIDERS.find((id) => id === name);
	if (found) return found;
	throw new CliError(words.usage.unknownProvider(name, findNearest(name, INFERENCE_PROVIDERS)));
}
