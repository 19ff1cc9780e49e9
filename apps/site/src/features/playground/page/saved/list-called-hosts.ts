import type { SharedForm } from "../../run/saved/share-link.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import { readComparedModels, toComparedParams } from "../compare/compared-models.ts";

/**
 * Where running a shared form sends its requests with keys of the providers' own, the compared models' included. With a key of
 * the platform all go to its router.
 */
export function listCalledHosts(
	catalogue: Catalogue,
	{ target: { task, provider }, compared }: Pick<SharedForm, "target" | "compared">,
): readonly string[] {
	const others = readComparedModels(toComparedParams(task, compared), catalogue, task);
	const called = [provider, ...others.map((one) => one.provider)];
	const hosts = called.map((id) => {
		const found = catalogue.providers.find((one) => one.id === id);
		return found?.taskHosts[task] ?? found?.host ?? "";
	});
	return [...new Set(hosts.map((host) => host || catalogue.routerHost))];
}
