import type { ClientTask } from "@pusula/inference";
import { KNOWN_PROVIDERS, type KnownProvider } from "./known-providers.ts";

/** The platform's own choice among the providers of a model, as it is listed beside them. */
export const AUTO = "auto";

/** True where no source says that the provider dropped the task. */
export function isServed({ servedTasks }: Pick<KnownProvider, "servedTasks">, task: string): boolean {
	return servedTasks?.tasks.includes(task as ClientTask) ?? true; // an id that is no task is not among them
}

/** True where a provider offers a task and no source says that it dropped it. */
export function serves(provider: Pick<KnownProvider, "tasks" | "servedTasks">, task: string): boolean {
	return Object.hasOwn(provider.tasks, task) && isServed(provider, task);
}

/**
 * Live providers that offer a task: first the one that knows models by the hub's names, last those that take their own
 * keys alone.
 */
export function listLiveProviders(task: string): readonly KnownProvider[] {
	const rank = (provider: KnownProvider): number =>
		Number(provider.clientSideOnly ?? false) - Number(provider.servesEndpoints ?? false);
	return KNOWN_PROVIDERS.filter(
		({ lifecycle, tasks }) => lifecycle.status === "live" && Object.hasOwn(tasks, task),
	).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Whom to call at first: the first provider, or the platform's choice where that one dropped the task and the platform
 * carries another. Undefined where there is none.
 * @param providers those that offer the task
 */
export function findFirstProvider(
	providers: readonly Pick<KnownProvider, "id" | "servedTasks" | "clientSideOnly">[],
	task: string,
): string | undefined {
	const [first, ...others] = providers;
	if (first === undefined || isServed(first, task)) return first?.id;
	return others.some(({ clientSideOnly }) => !clientSideOnly) ? AUTO : first.id;
}
