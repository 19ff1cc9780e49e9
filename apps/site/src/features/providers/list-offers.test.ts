import { expect, it } from "vitest";
import { listProviders, listServedTasks, offers } from "../../facts/providers/provider-facts.ts";
import { listOffers } from "./list-offers.ts";

it("names every offer once: at its task, or at the one provider that serves it", () => {
	const { shared, alone } = listOffers();
	const named = [
		...shared.flatMap(({ task, providers }) => providers.map(({ id }) => `${id}/${task}`)),
		...alone.flatMap(({ provider, tasks }) => tasks.map((task) => `${provider.id}/${task}`)),
	];
	const all = listProviders().flatMap((provider) =>
		listServedTasks()
			.filter((task) => offers(provider, task))
			.map((task) => `${provider.id}/${task}`),
	);
	expect(named.toSorted()).toEqual(all.toSorted());
	expect(shared.every(({ providers }) => providers.length > 1)).toBe(true);
});
