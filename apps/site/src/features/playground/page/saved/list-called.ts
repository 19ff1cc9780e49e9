import type { SharedForm } from "../../run/saved/share-link.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import { type ComparedModel, readComparedModels, toComparedParams } from "../compare/compared-models.ts";

/** What running a shared form would call. */
export interface Called {
	/** The compared models that opening the form would show. */
	readonly compared: readonly Pick<ComparedModel, "provider" | "model">[];
	/** Where its requests go with keys of the providers' own. */
	readonly hosts: readonly string[];
	/** Some of them go to the platform's router with a key of the platform. */
	readonly isRouted: boolean;
}

/** What running a shared form would call, the compared models included. */
export function listCalled(
	catalogue: Catalogue,
	{ target: { task, provider }, compared: texts }: Pick<SharedForm, "target" | "compared">,
): Called {
	const compared = readComparedModels(toComparedParams(task, texts), catalogue, task);
	const providers = [provider, ...compared.map((one) => one.provider)].flatMap(
		(id) => catalogue.providers.find((one) => one.id === id) ?? [],
	);
	const hosts = providers.map(({ taskHosts, host }) => (taskHosts[task] ?? host) || catalogue.routerHost);
	return { compared, hosts: [...new Set(hosts)], isRouted: providers.some(({ isCarried }) => isCarried) };
}
