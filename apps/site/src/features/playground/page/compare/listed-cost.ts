import { useEffect, useState } from "react";
import type { RunState } from "../../run/state/run-state.ts";
import type { Offers } from "../../target/models/list-hub-models.ts";
import { withPolicy } from "../../target/models/policy.ts";

/**
 * What a run with a key costs by the router's list, in US dollars. Undefined where the provider has said it itself, counted no
 * tokens, or is not in the list with this model.
 */
export function toListedCost(
	{ connection, call, answered, usage }: Pick<RunState, "connection" | "call" | "answered" | "usage">,
	offers: Offers | undefined,
): number | undefined {
	const { promptTokens, completionTokens, cost } = usage ?? {};
	if (connection !== "key" || !call || cost !== undefined) return undefined;
	const offered = offers?.get(withPolicy(call.model, "none"));
	const price = offered?.get(answered?.provider ?? call.provider)?.price;
	if (!price || promptTokens === undefined || completionTokens === undefined) return undefined;
	return (promptTokens * price.input + completionTokens * price.output) / 1_000_000;
}

/** The router's list of prices, once a run with a key has counted tokens whose cost its provider has not said. */
export function useOffers(runs: readonly RunState[], routerHost: string): Offers | undefined {
	const [offers, setOffers] = useState<Offers>();
	const isWanted = runs.some(
		({ connection, usage }) => connection === "key" && usage !== undefined && usage.cost === undefined,
	);
	useEffect(() => {
		if (!isWanted) return undefined;
		const controller = new AbortController();
		import("../../target/models/list-hub-models.ts")
			.then(({ listOffers }) => listOffers(routerHost, controller.signal))
			.then(setOffers, () => undefined); // without the list no cost is named
		return () => controller.abort();
	}, [isWanted, routerHost]);
	return offers;
}
