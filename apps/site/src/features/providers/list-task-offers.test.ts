import { expect, it } from "vitest";
import { serves } from "../../facts/providers/first-provider.ts";
import { listProviders, listServedTasks, offers } from "../../facts/providers/provider-facts.ts";
import { listTaskOffers, type ProviderOffer } from "./list-task-offers.ts";

const toNames = (offersOf: readonly ProviderOffer[]) =>
	offersOf.flatMap(({ provider, tasks }) => tasks.map((task) => `${provider.id}/${task}`));

it("names every offer once: at its task, at the one provider that serves it, or among those that may be refused", () => {
	const { shared, alone, unserved } = listTaskOffers();
	const named = [
		...shared.flatMap(({ task, providers }) => providers.map(({ id }) => `${id}/${task}`)),
		...toNames(alone),
		...toNames(unserved),
	];
	const all = listProviders().flatMap((provider) =>
		listServedTasks()
			.filter((task) => offers(provider, task))
			.map((task) => `${provider.id}/${task}`),
	);
	expect(named.toSorted()).toEqual(all.toSorted());
	expect(shared.every(({ providers }) => providers.length > 1)).toBe(true);
});

it("says of no provider that it serves a task which its documentation does not name", () => {
	const { shared, alone, unserved } = listTaskOffers();
	expect(shared.every(({ task, providers }) => providers.every((one) => serves(one, task)))).toBe(true);
	expect(alone.every(({ provider, tasks }) => tasks.every((task) => serves(provider, task)))).toBe(true);
	expect(toNames(unserved)).toContain("hf-inference/tabular-regression");
});
