import { useEffect, useState } from "react";
import type { RunState } from "../../run/state/run-state.ts";
import type { Prices } from "../../target/models/list-hub-models.ts";
import { withPolicy } from "../../target/models/policy.ts";

/**
 * What a run with a key costs by the router's list, in US dollars. Undefined where the provider has said it itself, counted no
 * tokens, or is not in the list with this model.
 */
export function toListedCost(
	{ connection, call, answered, usage }: Pick<RunState, "connection" | "call" | "answered" | "usage">,
	prices: Prices | undefined,
): number | undefined {
	const { promptTokens, completionTokens, cost } = usage ?? {};
	if (connection !== "key" || !call || cost !== undefined) return undefined;
	const price = prices?.get(withPolicy(call.model, "none"))?.get(answered?.provider ?? call.provider);
	if (!price || promptTokens === undefined || completionTokens === undefined) return undefined;
	return (promptTokens * price.input + completionTokens * price.output) / 1_000_000;
}

/** The router's list of prices, once a run with a key has counted tokens whose cost its provider has not said. */
export function useListedPrices(runs: readonly RunState[], routerHost: string): Prices | undefined {
	const [prices, setPrices] = useState<Prices>();
	const isWanted = runs.some(
		({ connection, usage }) => connection === "key" && usage !== undefined && usage.cost === undefined,
	);
	useEffect(() => {
		if (!isWanted) return undefined;
		const controller = new AbortController();
		import("../../target/models/list-hub-models.ts")
			.then(({ listPrices }) => listPrices(routerHost, controller.signal))
			.then(setPrices, () => undefined); // without the list no cost is named
		return () => controller.abort();
	}, [isWanted, routerHost]);
	return prices;
}
