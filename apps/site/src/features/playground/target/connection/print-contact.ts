import type { PlaygroundTools } from "../../../../../messages/tr/playground-tools.ts";
import { fill } from "../../../../lib/fill.ts";
import type { Catalogue } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";

/** Whom a link with a real connection would call, in words: the router only where it lists the prices of the task's models. */
export function printContact(
	{ text, prices }: PlaygroundTools["contact"],
	{ hubUrl, routerHost, providers, tasks }: Catalogue,
	state: Pick<PlaygroundState, "task" | "provider">,
): string {
	const isPriced = tasks.some(({ id, hasPolicies }) => id === state.task && hasPolicies);
	return fill(text, {
		provider: providers.find(({ id }) => id === state.provider)?.name ?? state.provider,
		hub: new URL(hubUrl).host,
		prices: isPriced ? fill(prices, { router: routerHost }) : "",
	});
}
