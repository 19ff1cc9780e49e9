import type { ClientTask } from "@pusula/inference";
import { serves } from "../../facts/providers/first-provider.ts";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { listProviders, listServedTasks, offers } from "../../facts/providers/provider-facts.ts";

/** Tasks of one provider. */
export interface ProviderOffer {
	readonly provider: KnownProvider;
	readonly tasks: readonly ClientTask[];
}

/**
 * Which providers serve each task, which tasks one provider alone serves, and which the client can call though the
 * provider's documentation does not name them.
 */
export function listTaskOffers(): {
	readonly shared: readonly { readonly task: ClientTask; readonly providers: readonly KnownProvider[] }[];
	readonly alone: readonly ProviderOffer[];
	readonly unserved: readonly ProviderOffer[];
} {
	const served = listServedTasks().map((task) => ({
		task,
		providers: listProviders().filter((provider) => serves(provider, task)),
	}));
	const single = served.filter(({ providers }) => providers.length === 1);
	return {
		shared: served.filter(({ providers }) => providers.length > 1),
		alone: listByProvider((provider) =>
			single.filter(({ providers }) => providers[0] === provider).map(({ task }) => task),
		),
		unserved: listByProvider((provider) =>
			listServedTasks().filter((task) => offers(provider, task) && !serves(provider, task)),
		),
	};
}

/** Providers with their tasks; those without any left out. */
function listByProvider(
	listTasks: (provider: KnownProvider) => readonly ClientTask[],
): readonly ProviderOffer[] {
	return listProviders()
		.map((provider) => ({ provider, tasks: listTasks(provider) }))
		.filter(({ tasks }) => tasks.length > 0);
}
