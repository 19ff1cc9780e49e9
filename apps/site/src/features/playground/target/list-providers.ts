import { hasAutoRouter } from "@pusula/inference";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../../facts/providers/known-providers.ts";
import { OTHER_SERVICES } from "../../../facts/providers/other-key-forms.ts";
import { listServedTasks } from "../../../facts/providers/provider-facts.ts";
import type { ProviderChoice } from "./state/catalogue.ts";
import { type KeyOwner, toDomain } from "./state/key-forms.ts";

/**
 * Every provider, in the order in which they are offered; the platform's own choice, by the name `autoName`, comes last.
 * @param routerHost host of providers whose URL is a path of the router
 */
export function listProviderChoices(routerHost: string, autoName: string): readonly ProviderChoice[] {
	const providers = KNOWN_PROVIDERS.map((provider) => toChoice(provider, routerHost)).toSorted(byRank);
	return [...providers, toAutoChoice(providers, autoName)];
}

/** Everyone whose keys are recognised by their form. */
export function listKeyOwners(routerHost: string): readonly KeyOwner[] {
	const providers = KNOWN_PROVIDERS.flatMap(({ id, name, host, keyForm }): readonly KeyOwner[] => {
		if (!keyForm) return [];
		const { pattern, domains = [] } = keyForm;
		return [{ name, provider: id, pattern, domains: [toDomain(toHost(host, routerHost)), ...domains] }];
	});
	const others = OTHER_SERVICES.map(({ name, domain, keyForm: { pattern } }) => ({
		name,
		pattern,
		domains: [domain],
	}));
	return [...providers, ...others];
}

function toChoice(
	{
		id,
		name,
		host,
		tasks,
		clientSideOnly,
		servesEndpoints,
		browser,
		exampleModels,
		lifecycle,
	}: KnownProvider,
	routerHost: string,
): ProviderChoice {
	const adapters = Object.entries(tasks);
	return {
		id,
		name,
		tasks: adapters.map(([task]) => task),
		streamed: adapters.flatMap(([task, { stream }]) => (stream ? [task] : [])),
		queued: adapters.flatMap(([task, { job }]) => (job ? [task] : [])),
		host: toHost(host, routerHost),
		taskHosts: Object.fromEntries(
			adapters.flatMap(([task, adapter]) =>
				adapter.host === undefined ? [] : [[task, toHost(adapter.host, routerHost)]],
			),
		),
		ownKeyOnly: clientSideOnly === true,
		isCarried: clientSideOnly !== true && lifecycle.status !== "removed-upstream",
		refusesPages: browser === false,
		servesEndpoints,
		ownModels: exampleModels,
		...(servesEndpoints && {
			openaiTasks: adapters.flatMap(([task, { endpointPath }]) =>
				endpointPath && endpointPath(OPENAI_SERVER) !== OPENAI_SERVER.href ? [task] : [],
			),
		}),
	};
}

/** A server with the OpenAI API, below whose URL the routes of that API lie. */
const OPENAI_SERVER = new URL("https://server.example/v1");

/** First the provider that knows models by the hub's names, last those that take their own keys alone. */
function byRank(a: ProviderChoice, b: ProviderChoice): number {
	const rank = ({ servesEndpoints, ownKeyOnly }: ProviderChoice): number =>
		Number(ownKeyOnly) - Number(servesEndpoints ?? false);
	return rank(a) - rank(b);
}

/** The choice to let the platform choose, for every task that a provider it carries offers. */
function toAutoChoice(providers: readonly ProviderChoice[], name: string): ProviderChoice {
	const carried = providers.filter(({ isCarried }) => isCarried);
	return {
		id: "auto",
		name,
		tasks: [...new Set(carried.flatMap(({ tasks }) => tasks))],
		streamed: listServedTasks().filter(hasAutoRouter),
		queued: [],
		host: "",
		taskHosts: {},
		ownKeyOnly: false,
		isCarried: true,
		refusesPages: false,
	};
}

/** A base URL that is only a path is on the router. */
function toHost(url: string, routerHost: string): string {
	return URL.canParse(url) ? new URL(url).host : routerHost;
}
