import { expect, test } from "vitest";
import { type Exchange, recordExchanges } from "./exchange.ts";

const KEYS = [
	["Authorization", "Bearer secret", "Bearer $API_KEY"],
	["Authorization", "Key secret", "Key $API_KEY"],
	["x-key", "secret", "$API_KEY"],
] as const;

test.each(KEYS)("a key under %s as %j is told as %j", async (name, value, told) => {
	const exchanges: Exchange[] = [];
	const fetch = recordExchanges(
		() => Promise.resolve(new Response("{}", { headers: { "x-request-id": "1" } })),
		(exchange) => exchanges.push(exchange),
	);
	await fetch("https://a.test/b", { method: "POST", headers: { [name]: value }, body: "{}" });
	expect(exchanges).toMatchObject([
		{
			method: "POST",
			url: "https://a.test/b",
			headers: { [name.toLowerCase()]: told },
			body: "{}",
			status: 200,
		},
	]);
	expect(JSON.stringify(exchanges)).not.toContain("secret");
});

test("a request without an answer is told too", async () => {
	const exchanges: Exchange[] = [];
	const fetch = recordExchanges(
		() => Promise.reject(new TypeError("no route")),
		(exchange) => exchanges.push(exchange),
	);
	await expect(fetch("https://a.test/b")).rejects.toThrow("no route");
	expect(exchanges[0]).not.toHaveProperty("status");
});
