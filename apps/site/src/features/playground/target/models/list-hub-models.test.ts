import { expect, test } from "vitest";
import { findHubModel, listHubModels, listOffers } from "./list-hub-models.ts";

const { signal } = new AbortController();
const query = (provider: string, page: string) => ({ hubUrl: "https://huggingface.co", provider, page });

test.each([
	["groq", "text-generation", "inference_provider=groq&pipeline_tag=text-generation"],
	["auto", "text-to-image", "inference_provider=all&pipeline_tag=text-to-image"],
])("%s and %s are requested as %s, without a key", async (provider, page, search) => {
	const requests: Request[] = [];
	const fetch: typeof globalThis.fetch = (input, init) => {
		requests.push(new Request(input, init));
		return Promise.resolve(Response.json([{ id: "a/b" }, { name: "c" }, { id: "a/b" }]));
	};
	expect(await listHubModels(query(provider, page), signal, fetch)).toEqual([
		{ id: "a/b", providers: [], licence: undefined, languages: [] },
	]);
	expect(requests[0]?.url).toBe(
		`https://huggingface.co/api/models?${search}&limit=100&expand%5B%5D=tags&expand%5B%5D=inferenceProviderMapping&expand%5B%5D=safetensors`,
	);
	expect([...(requests[0]?.headers ?? [])]).toEqual([]);
});

test("a mirror below a path is asked for one model, without a key", async () => {
	const requests: Request[] = [];
	const fetch: typeof globalThis.fetch = (input, init) => {
		requests.push(new Request(input, init));
		return Promise.resolve(Response.json({ id: "acme/fox", tags: ["tr", "license:mit"] }));
	};
	const found = await findHubModel("https://acme.example/hub", "acme/fox", signal, fetch);
	expect(found).toMatchObject({ licence: "mit", languages: ["tr"] });
	expect(requests.map(({ url }) => url)).toEqual(["https://acme.example/hub/api/models/acme/fox"]);
	expect([...(requests[0]?.headers ?? [])]).toEqual([]);
});

test.each([Response.json({ error: "busy" }, { status: 503 }), Response.json({ models: [] })])(
	"what is no list is an error",
	async (response) => {
		const fetch: typeof globalThis.fetch = () => Promise.resolve(response);
		await expect(listHubModels(query("groq", "text-generation"), signal, fetch)).rejects.toThrow(/no list/);
	},
);

test.each([
	[
		[
			{ provider: "groq", status: "live" },
			{ provider: "together", status: "error" },
		],
	],
	[{ groq: { status: "live" }, together: { status: "staging" } }],
])("a search brings who serves a model, its licence and its languages (%#)", async (mapping) => {
	const requested: string[] = [];
	const tags = ["transformers", "tf", "tr", "en", "license:apache-2.0", "region:us"];
	const fetch: typeof globalThis.fetch = (input) => {
		requested.push(new Request(input).url);
		return Promise.resolve(Response.json([{ id: "a/b", tags, inferenceProviderMapping: mapping }]));
	};
	const search = { ...query("auto", "text-generation"), search: "fox 2" };
	expect(await listHubModels(search, signal, fetch)).toEqual([
		{ id: "a/b", providers: ["groq"], licence: "apache-2.0", languages: ["tr", "en"] },
	]);
	expect(requested[0]).toContain("&search=fox+2&");
});

test("models that the provider serves for another task of the hub's list are left out", async () => {
	const serve = (id: string, task: string) => ({
		id,
		inferenceProviderMapping: { groq: { status: "live", task } },
	});
	const list = [serve("a/chat", "conversational"), serve("a/base", "text-generation")];
	const wanted = { ...query("groq", "text-generation"), task: "text-generation" };
	const found = await listHubModels(wanted, signal, () => Promise.resolve(Response.json(list)));
	expect(found.map(({ id }) => id)).toEqual(["a/base"]);
});

test("the size of a model is what its files hold, where they say it", async () => {
	const list = [
		{ id: "a/b", safetensors: { parameters: { BF16: 7 }, total: 7 } },
		{ id: "a/c", safetensors: null },
		{ id: "a/d", safetensors: { total: "7" } },
	];
	const found = await listHubModels(query("groq", "text-generation"), signal, () =>
		Promise.resolve(Response.json(list)),
	);
	expect(found.map(({ parameters }) => parameters)).toEqual([7, undefined, undefined]);
});

test("prices and contexts are those that the router states for what is served now; no key is sent", async () => {
	const requests: Request[] = [];
	const providers = [
		{ provider: "groq", status: "live", context_length: 8192, pricing: { input: 0.1, output: 0.3 } },
		{ provider: "novita", status: "live", pricing: null },
		{ provider: "fireworks-ai", status: "live", context_length: 4096 },
		{ provider: "together", status: "staging", context_length: 1, pricing: { input: 1, output: 1 } },
	];
	const fetch: typeof globalThis.fetch = (input, init) => {
		requests.push(new Request(input, init));
		return Promise.resolve(
			Response.json({ data: [{ id: "a/b", providers }, { id: "c" }, { providers: [] }] }),
		);
	};
	const offers = await listOffers("router.huggingface.co", signal, fetch);
	const groq = { price: { input: 0.1, output: 0.3 }, contextLength: 8192 };
	expect([...offers].map(([id, by]) => [id, Object.fromEntries(by)])).toEqual([
		["a/b", { groq, "fireworks-ai": { contextLength: 4096 } }],
	]);
	expect(requests[0]?.url).toBe("https://router.huggingface.co/v1/models");
	expect([...(requests[0]?.headers ?? [])]).toEqual([]);
});

test("a router without a list is an error", async () => {
	const fetch: typeof globalThis.fetch = () => Promise.resolve(Response.json({ error: "busy" }));
	await expect(listOffers("router.huggingface.co", signal, fetch)).rejects.toThrow(/no list/);
});
