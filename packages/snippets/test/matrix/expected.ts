import { readFile } from "node:fs/promises";
import { InferenceClient, PROVIDERS } from "@pusula/inference";
import { createSimulator, type RecordedRequest } from "@pusula/simulator";
import { findDemoFile } from "@pusula/tools/demo-files";
import { toPrintedArgs } from "../../src/args/printed-args.ts";
import { SampleFile } from "../../src/args/sample-file.ts";
import type { SnippetCall } from "../../src/types/snippet.ts";

const PLATFORM_KEY = "hf_test";
const OWN_KEY = "own-key";

/** The keys printed code finds in its environment, by their names. */
export const KEYS: Readonly<Record<string, string>> = {
	HF_TOKEN: PLATFORM_KEY,
	API_TOKEN: PLATFORM_KEY,
	FAL_KEY: OWN_KEY,
	...Object.fromEntries(
		Object.keys(PROVIDERS).map((id) => [`${id.toUpperCase().replaceAll("-", "_")}_API_KEY`, OWN_KEY]),
	),
};

/** A request without what differs between programs: agent, order of headers, marks between the parts of a form. */
export interface Essence {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

/** The requests that the client itself sends for a call, and its result. */
export interface Expected {
	readonly requests: readonly Essence[];
	/** The task's output; the chunks of text of a stream. */
	readonly output: unknown;
	/** The provider's last reply in JSON, before the client made the output of it. */
	readonly reply: unknown;
}

const HEADERS = ["authorization", "content-type", "x-hf-bill-to"] as const;

/** The requests that carry the call itself. */
export function toEssence(requests: readonly RecordedRequest[]): readonly Essence[] {
	return requests
		.filter(({ method }) => method === "POST")
		.map(({ method, url, headers, body }) => ({
			method,
			url,
			headers: Object.fromEntries(
				HEADERS.flatMap((name) => {
					const value = headers[name]?.split(";", 1)[0];
					return value === undefined ? [] : [[name, value]];
				}),
			),
			body,
		}));
}

/** The text in one event of a stream: of a chat, of a completion, or a token. */
export function readChunkText(event: unknown): string {
	const { choices, token } = event as {
		choices?: { delta?: { content?: string | null }; text?: string }[];
		token?: { text: string };
	}; // the forms streams have
	const [choice] = choices ?? [];
	return choice?.delta?.content ?? choice?.text ?? token?.text ?? "";
}

/** Runs the client itself against a simulator of its own. */
export async function runClient(call: SnippetCall): Promise<Expected> {
	const { task, provider, endpointUrl, model, args, stream, billTo, routed = true } = call;
	const simulator = createSimulator({ jobPolls: 1 });
	const isOwn = !routed || provider === "openai";
	const replies: unknown[] = [];
	const fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
		const response = await simulator.fetch(input, init);
		if (response.headers.get("content-type") === "application/json")
			replies.push(await response.clone().json());
		return response;
	};
	const client = new InferenceClient(isOwn ? OWN_KEY : PLATFORM_KEY, { fetch, billTo });
	const where = endpointUrl === undefined ? { provider } : { endpointUrl };
	const fields = (await withBytes({ ...where, model, ...toPrintedArgs(task, args) })) as object; // an object with other leaves
	const output = stream
		? await readStream(client.callStream<string>(task, fields))
		: await client.call<string>(task, fields);
	return { requests: toEssence(simulator.requests), output, reply: replies.at(-1) };
}

/** A call's fields with the bytes of its sample files. */
async function withBytes(value: unknown): Promise<unknown> {
	if (value instanceof SampleFile) {
		const bytes = await readFile(findDemoFile(value.fileName));
		return new Blob([bytes], { type: value.type });
	}
	if (Array.isArray(value)) return Promise.all(value.map(withBytes));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(async ([key, part]) => [key, await withBytes(part)] as const);
	return Object.fromEntries(await Promise.all(entries));
}

async function readStream(chunks: AsyncIterable<unknown>): Promise<string> {
	let text = "";
	for await (const chunk of chunks) text += readChunkText(chunk);
	return text;
}
