import { expect, test } from "vitest";
import { checkEndpoint } from "./check-endpoint.ts";

const SERVER = { url: "http://localhost:11434", form: "openai", key: "" } as const;

function answer(body: string, status = 200): typeof fetch {
	return () => Promise.resolve(new Response(body, { status }));
}

test("models are listed, and the key goes along where there is one", async () => {
	const requests: Request[] = [];
	const fetch: typeof globalThis.fetch = (input, init) => {
		requests.push(new Request(input, init));
		return Promise.resolve(Response.json({ data: [{ id: "llama3.2" }, {}, { id: "qwen3" }] }));
	};
	const models = ["llama3.2", "qwen3"];
	expect(await checkEndpoint({ ...SERVER, key: " local " }, fetch)).toEqual({ kind: "models", models });
	await checkEndpoint(SERVER, fetch);
	expect(requests.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
		["http://localhost:11434/v1/models", "Bearer local"],
		["http://localhost:11434/v1/models", null],
	]);
});

test("a model that a server names twice is listed once", async () => {
	const body = JSON.stringify({ data: [{ id: "llama3.2" }, { id: "qwen3" }, { id: "llama3.2" }] });
	expect(await checkEndpoint(SERVER, answer(body))).toEqual({
		kind: "models",
		models: ["llama3.2", "qwen3"],
	});
});

test.each([
	["{}", 200, "reachable"],
	["", 405, "reachable"],
	["{}", 401, "refused"],
	["{}", 404, "status"],
	["{}", 500, "status"],
	["<!doctype html>", 200, "not-json"],
] as const)("%j with status %d is %s", async (body, status, kind) => {
	expect((await checkEndpoint(SERVER, answer(body, status))).kind).toBe(kind);
});

test("an inference endpoint gets the request at its own URL and need not reply with JSON", async () => {
	const endpoint = { url: "https://acme.endpoints.dev/", form: "inference", key: "" } as const;
	expect((await checkEndpoint(endpoint, answer("Ok"))).kind).toBe("reachable");
});

test("a server that is down and one that is slow are told apart", async () => {
	const down: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
	expect((await checkEndpoint(SERVER, down)).kind).toBe("silent");
	const slow: typeof fetch = (_input, init) =>
		new Promise((_resolve, reject) => {
			init?.signal?.addEventListener("abort", () => reject(new DOMException("late", "TimeoutError")));
		});
	expect((await checkEndpoint(SERVER, slow, 20)).kind).toBe("timeout");
});
