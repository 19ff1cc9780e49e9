import { RouteError } from "../errors.ts";
import type { Job, Provider } from "../types.ts";
import type { AnyAdapter } from "./build.ts";
import { adapterOf } from "./run.ts";

/**
 * The adapter of a provider for a task that it queues.
 * @throws InputError when it does not offer the task; RouteError, an InputError too, code `no-queue` when it answers at once
 */
export function queuedAdapter(provider: Provider, task: string): AnyAdapter & { readonly job: Job } {
	const adapter = adapterOf(provider, task);
	const { job } = adapter;
	if (job) return { ...adapter, job };
	throw new RouteError(
		`${provider.id} has no queue for ${task}: it answers at once. Call the task's own function, or name a provider that queues it.`,
		{ code: "no-queue", provider: provider.id, task },
	);
}
