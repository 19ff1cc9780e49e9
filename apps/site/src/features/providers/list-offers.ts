import type { ClientTask } from "@pusula/inference";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { listProviders, listServedTasks, offers } from "../../facts/providers/provider-facts.ts";

/** Which providers serve each task, and which tasks one provider alone serves. */
export function listOffers(): {
	readonly shared: readonly { readonly task: ClientTask; readonly providers: readonly KnownProvider[] }[];
	readonly alone: readonly { readonly provider: KnownProvider; readonly tasks: readonly ClientTask[] }[];
} {
	const served = listServedTasks().map((task) => ({
		task,
		providers: listProviders().filter((provider) => offers(provider, task)),
	}));
	const single = served.filter(({ providers }) => providers.length === 1);
	const alone = listProviders().map((provider) => ({
		provider,
		tasks: single.filter(({ providers }) => providers[0] === provider).map(({ task }) => task),
	}));
	return {
		shared: served.filter(({ providers }) => providers.length > 1),
		alone: alone.filter(({ tasks }) => tasks.length > 0),
	};
}
