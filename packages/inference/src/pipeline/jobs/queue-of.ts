import { RouteError } from "../../errors/errors.ts";
import { fieldOf, own } from "../../lib/args.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Job } from "../../types/job.ts";
import type { Provider } from "../../types/provider.ts";
import type { Service } from "../../types/route.ts";
import { adapterOf } from "../route/resolve.ts";

/**
 * The adapter of a provider for a task that it queues.
 * @throws InputError when it does not offer the task; RouteError, an InputError too, code `no-queue` when it does not queue it
 */
export function queuedAdapter(provider: Provider, task: string): AnyAdapter & { readonly job: Job } {
	const adapter = adapterOf(provider, task);
	return { ...adapter, job: jobOf(adapter, provider, task) };
}

/**
 * The queue of an adapter.
 * @throws RouteError code `no-queue` when the provider sends the result in its first reply
 */
export function jobOf(adapter: AnyAdapter, provider: Service, task: string): Job {
	const job = fieldOf(adapter, "job");
	if (job) return own(job);
	throw new RouteError(
		`${provider.id} has no queue for ${task}: it answers at once. Call the task's own function, or name a provider that queues it.`,
		{ code: "no-queue", provider: provider.id, task },
	);
}
