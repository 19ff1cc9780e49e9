import type { SharedForm } from "../../run/saved/share-link.ts";
import type { Catalogue, ProviderChoice } from "../../target/state/catalogue.ts";
import { findKeyTarget } from "../../target/connection/access-notes.ts";
import { toNextState } from "../../target/state/playground-state.ts";
import { type ComparedModel, readComparedModels, toComparedParams } from "../compare/compared-models.ts";

/** Where the calls for one provider go. */
export interface CalledHost {
	/** The provider's name. */
	readonly provider: string;
	/** Host of calls with the provider's own key; the router where only a key of the platform is taken. */
	readonly host: string;
	/** Calls with a key of the platform, should one be given, go to its router instead. */
	readonly isRouted: boolean;
}

/** What opening and running a shared form would call, with the reader's keys. */
export interface Called {
	/** The compared models that opening the form would show. */
	readonly compared: readonly Pick<ComparedModel, "provider" | "model">[];
	/** Where its requests go, once for each provider. */
	readonly hosts: readonly CalledHost[];
	/** Opening it fetches a list of models from the hub. */
	readonly isListed: boolean;
	/** Opening it fetches prices from the router, which names them for chat models alone. */
	readonly isPriced: boolean;
}

/**
 * What a shared form would call, the compared models included.
 * @param findKey gives the reader's key for a provider; empty where there is none yet
 */
export function listCalled(
	catalogue: Catalogue,
	{ target, compared: texts }: Pick<SharedForm, "target" | "compared">,
	findKey: (provider: string) => string = () => "",
): Called {
	const { task } = target;
	const { provider } = toNextState(catalogue, { ...target, connection: "key" }, {}, "openai"); // falls back as opening does
	const compared = readComparedModels(toComparedParams(task, texts), catalogue, task);
	const called = new Set([provider, ...compared.map((one) => one.provider)]);
	const providers = [...called].flatMap((id) => catalogue.providers.find((one) => one.id === id) ?? []);
	const isListed = providers.some(({ ownKeyOnly }) => !ownKeyOnly);
	return {
		compared,
		hosts: providers.map((one) => toCalledHost(catalogue, task, one, findKey(one.id))),
		isListed,
		isPriced: isListed && catalogue.tasks.some(({ id, hasPolicies }) => id === task && hasPolicies),
	};
}

function toCalledHost(
	{ routerHost }: Catalogue,
	task: string,
	provider: ProviderChoice,
	key: string,
): CalledHost {
	const { host } = findKeyTarget(provider, task, key, routerHost);
	return { provider: provider.name, host, isRouted: key === "" && provider.isCarried && host !== routerHost };
}
