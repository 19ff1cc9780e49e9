import { expect, test } from "vitest";
import { type Exchange, recordExchanges } from "./exchange.ts";
import type { Received } from "./receive-body.ts";

const KEYS = [
	["Authorization", "Bearer secret", "Bearer $API_KEY"],
	["Authorization", "Key secret", "Key $API_KEY"],
	["x-key", "secret", "$API_KEY"],
] as const;

test.each(KEYS)("a key under %s as %j is recorded as %j", async (name, value, recorded) => {
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
			headers: { [name.toLowerCase()]: recorded },
			body: "{}",
			status: 200,
		},
	]);
	expect(JSON.stringify(exchanges)).not.toContain("secret");
});

test("a request without a response is recorded too", async () => {
	const exchanges: Exchange[] = [];
	const fetch = recordExchanges(
		() => Promise.reject(new TypeError("no route")),
		(exchange) => exchanges.push(exchange),
	);
	await expect(fetch("https://a.test/b")).rejects.toThrow("no route");
	expect(exchanges[0]).not.toHaveProperty("status");
});

test("the body of a response is recorded unchanged, with a name in place of a key that the server repeats", async () => {
	const bodies: (readonly [number, Received])[] = [];
	const fetch = recordExchanges(
		() =>
			Promise.resolve(new Response('{"key":"secret"}', { headers: { "content-type": "application/json" } })),
		() => undefined,
		{ key: "secret", onReceived: (id, received) => bodies.push([id, received]) },
	);
	await fetch("https://a.test/b");
	const second = await fetch("https://a.test/b");
	expect(await second.json()).toEqual({ key: "secret" });
	expect(bodies).toMatchObject([[1, { text: '{"key":"$API_KEY"}', bytes: 16, isWhole: true }]]);
});

test("a text that was cut in the middle of a repeated key records no part of it", async () => {
	const bodies: Received[] = [];
	const text = `${"x".repeat(255_997)}secret${"x".repeat(10)}`;
	const fetch = recordExchanges(
		() => Promise.resolve(new Response(text, { headers: { "content-type": "text/plain" } })),
		() => undefined,
		{ key: "secret", onReceived: (_id, received) => bodies.push(received) },
	);
	await (await fetch("https://a.test/b")).text();
	expect(bodies[0]?.isCut).toBe(true);
	expect(bodies[0]?.text).not.toContain("s");
});
