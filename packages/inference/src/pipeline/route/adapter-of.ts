import { InputError, RouteError } from "../../errors.ts";
import type { ClientTask } from "../../types/task.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Job } from "../../types/job.ts";
import type { Provider } from "../../types/provider.ts";
import type { Service } from "../../types/route.ts";

/**
 * The adapter of a provider for a task. Only own properties count.
 * @throws InputError code `task-not-supported`
 */
export function adapterOf({ id, tasks }: Provider, task: string): AnyAdapter {
	if (Object.hasOwn(tasks, task)) return tasks[task as ClientTask] as AnyAdapter; // an own key of the table
	throw new InputError(
		`Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(",")}`,
		{ code: "task-not-supported", provider: id, task },
	);
}

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
export function jobOf({ job }: AnyAdapter, provider: Service, task: string): Job {
	if (job) return job;
	throw new RouteError(
		`${provider.id} has no queue for ${task}: it answers at once. Call the task's own function, or name a provider that queues it.`,
		{ code: "no-queue", provider: provider.id, task },
	);
}
