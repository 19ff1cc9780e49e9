import { expect, test } from "vitest";
import type { Exchange } from "../run/state/exchange.ts";
import { groupExchanges } from "./group-exchanges.ts";

function exchangeOf(id: number, url: string, status = 200): Exchange {
	return { id, method: "GET", url, headers: {}, sentBytes: 0, status, tookMs: 1 };
}

test("polls in a row are one group, and what lies between keeps them apart", () => {
	const urls = ["/submit", "/status", "/status", "/status", "/result", "/status", "/status"];
	const groups = groupExchanges(urls.map((url, id) => exchangeOf(id, url)));
	expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[0], [1, 2, 3], [4], [5], [6]]);
});

test("another status is another group", () => {
	const statuses = [200, 200, 200, 500, 500, 500];
	const groups = groupExchanges(statuses.map((status, id) => exchangeOf(id, "/status", status)));
	expect(groups.map(({ length }) => length)).toEqual([3, 3]);
});
