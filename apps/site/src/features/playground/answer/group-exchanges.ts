import type { Exchange } from "../run/state/exchange.ts";

/** How many equal requests in a row are shown as one line. */
const FEWEST = 3;

/**
 * Exchanges in their order, those alike put together: requests in a row with the same method, URL and status, such as the
 * polls of a job. Fewer than three stay apart.
 */
export function groupExchanges(exchanges: readonly Exchange[]): readonly (readonly Exchange[])[] {
	const groups: Exchange[][] = [];
	for (const exchange of exchanges) {
		const group = groups.at(-1);
		if (group?.[0] && isAlike(group[0], exchange)) group.push(exchange);
		else groups.push([exchange]);
	}
	return groups.flatMap((group) => (group.length < FEWEST ? group.map((one) => [one]) : [group]));
}

function isAlike(a: Exchange, b: Exchange): boolean {
	return a.method === b.method && a.url === b.url && a.status === b.status;
}
