import { InferenceClient } from "@pusula/inference";
import { createSimulator, type RecordedRequest } from "@pusula/simulator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodOf } from "../src/printers/js-client.ts";
import { snippetsFor } from "../src/snippets.ts";
import type { Snippet, SnippetCall } from "../src/types.ts";
import { openWorkbench, type Ran, type Workbench } from "./workbench.ts";

const CHAT_MODEL = "meta-llama/Llama-3.1-8B-Instruct";
const IMAGE_MODEL = "black-forest-labs/FLUX.1-schnell";
/** Words that mean something to at least one of the languages snippets are written in. */
const HOSTILE =
	'Türkiye\'nin "en" güzel\\yeri $(touch pwned) `touch pwned` ${HOME} %s 100%\nJSON\nİıĞğ 🧭 </script>';

function chat(content: string): object {
	return { messages: [{ role: "user", content }], temperature: 0, max_tokens: 64, seed: 7, stop: ["\n\n"] };
}

const CASES: readonly { readonly title: string; readonly call: SnippetCall }[] = [
	{
		title: "groq, routed",
		call: { task: "conversational", provider: "groq", model: CHAT_MODEL, args: chat("Merhaba!") },
	},
	{
		title: "groq, own key",
		call: {
			task: "conversational",
			provider: "groq",
			model: CHAT_MODEL,
			routed: false,
			args: chat("Merhaba!"),
		},
	},
	{
		title: "groq, streamed",
		call: {
			task: "conversational",
			provider: "groq",
			model: CHAT_MODEL,
			stream: true,
			args: chat("Merhaba!"),
		},
	},
	{
		title: "groq, hostile text",
		call: { task: "conversational", provider: "groq", model: CHAT_MODEL, args: chat(HOSTILE) },
	},
	{
		title: "groq, billed to a team",
		call: {
			task: "conversational",
			provider: "groq",
			model: CHAT_MODEL,
			billTo: "pusula-ekibi",
			args: chat("Merhaba!"),
		},
	},
	{
		title: "hf-inference",
		call: { task: "conversational", provider: "hf-inference", model: CHAT_MODEL, args: chat("Merhaba!") },
	},
	{
		title: "openai, model with its prefix",
		call: { task: "conversational", provider: "openai", model: "openai/gpt-4o", args: chat("Merhaba!") },
	},
	{
		title: "auto",
		call: { task: "conversational", provider: "auto", model: CHAT_MODEL, args: chat("Merhaba!") },
	},
	{
		title: "own endpoint",
		call: {
			task: "conversational",
			endpointUrl: "https://endpoint.pusula.test/v1",
			model: CHAT_MODEL,
			args: chat("Merhaba!"),
		},
	},
	{
		title: "image from hf-inference",
		call: {
			task: "text-to-image",
			provider: "hf-inference",
			model: IMAGE_MODEL,
			args: { inputs: "dağ başında bir tilki", parameters: { num_inference_steps: 5 } },
		},
	},
	{
		title: "image from the fal queue",
		call: {
			task: "text-to-image",
			provider: "fal-ai",
			model: IMAGE_MODEL,
			args: { inputs: HOSTILE, parameters: { num_inference_steps: 5 } },
		},
	},
].map(({ title, call }) => ({ title, call: call as SnippetCall })); // the tasks above are tasks of the client

const KEYS = {
	HF_TOKEN: "hf_test",
	GROQ_API_KEY: "gsk_test",
	OPENAI_API_KEY: "sk-test",
	API_TOKEN: "hf_test",
};

function keyOf({ routed = true, provider }: SnippetCall): string {
	return routed && provider !== "openai"
		? KEYS.HF_TOKEN
		: provider === "openai"
			? KEYS.OPENAI_API_KEY
			: KEYS.GROQ_API_KEY;
}

/** The requests that carry the call itself, without what differs between programs. */
function essence(requests: readonly RecordedRequest[]): unknown[] {
	const names = ["authorization", "content-type", "x-hf-bill-to"];
	return requests
		.filter(({ method }) => method === "POST")
		.map(({ method, url, headers, body }) => ({
			method,
			url,
			headers: Object.fromEntries(
				names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
			),
			body,
		}));
}

async function readAll(chunks: AsyncIterable<unknown>): Promise<void> {
	const iterator = chunks[Symbol.asyncIterator]();
	while (!(await iterator.next()).done);
}

/** What the client itself sends for the same call. */
async function clientRequests(call: SnippetCall): Promise<unknown[]> {
	const simulator = createSimulator({ jobPolls: 1 });
	const client = new InferenceClient(keyOf(call), {
		fetch: simulator.fetch,
		...(call.billTo && { billTo: call.billTo }),
	});
	const { provider, endpointUrl, model, args } = call;
	const all = { ...(endpointUrl === undefined ? { provider } : { endpointUrl }), model, ...args };
	const methods = client as unknown as Record<
		string,
		(args: object) => AsyncIterable<unknown> | Promise<unknown>
	>; // method names are what is tested here
	const result = methods[methodOf(call.task) + (call.stream ? "Stream" : "")]?.(all);
	if (result && Symbol.asyncIterator in result) await readAll(result);
	else await result;
	return essence(simulator.requests);
}

/** What the reader gets: the printed text, or the start of the written file. */
async function resultOf({ writes }: Snippet, { stdout }: Ran, { read }: Workbench): Promise<string> {
	return writes === undefined ? stdout : (await read(writes)).subarray(0, 4).toString("latin1");
}

/** The hub's answer for the model, as a page would know it. */
const PROVIDER_MODELS: Readonly<Record<string, string>> = {
	[`groq ${CHAT_MODEL}`]: "llama-3.1-8b-instant",
	[`fal-ai ${IMAGE_MODEL}`]: "fal-ai/flux/schnell",
};

describe("printed code, run as it is", () => {
	let workbench: Workbench | undefined;
	beforeAll(async () => {
		workbench = await openWorkbench();
	}, 180_000);
	afterAll(() => workbench?.close());

	for (const { title, call } of CASES) {
		const { snippets } = snippetsFor({
			...call,
			providerModel:
				typeof call.provider === "string" ? PROVIDER_MODELS[`${call.provider} ${call.model}`] : undefined,
		});
		it.each(snippets.map((snippet): [string, Snippet] => [snippet.client, snippet]))(
			`sends the client's own request: ${title}, %s`,
			async (_client, snippet) => {
				const bench = workbench as Workbench; // opened before all
				bench.proxy.simulator.clear();
				const ran = await bench.run(snippet, KEYS);
				expect({ ...ran, printed: snippet.code }).toMatchObject({ code: 0 });
				expect(essence(bench.proxy.simulator.requests)).toEqual(await clientRequests(call));
				expect(await resultOf(snippet, ran, bench)).toMatch(snippet.writes === undefined ? /\S/ : /^.PNG/);
			},
		);
	}

	it("never runs a command that a prompt holds", async () => {
		await expect(workbench?.read("pwned")).rejects.toThrow("ENOENT");
	});
});
