import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { serves } from "../../../facts/providers/first-provider.ts";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../../facts/providers/known-providers.ts";

/** A provider that the client can call for a task. */
export interface TaskProvider {
	readonly provider: KnownProvider;
	/** False where the provider's documentation does not name the task. */
	readonly isServing: boolean;
}

/** Providers that the client can call for a task that a page explains. */
export function listTaskProviders(page: string): readonly TaskProvider[] {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, row]) => row.page === page);
	const tasks = rows.map(([task]) => task);
	return KNOWN_PROVIDERS.filter((provider) => tasks.some((task) => Object.hasOwn(provider.tasks, task))).map(
		(provider) => ({ provider, isServing: tasks.some((task) => serves(provider, task)) }),
	);
}
