import { readFile } from "node:fs/promises";
import { InferenceClient } from "@pusula/inference";
import { local } from "@pusula/local";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMALL_MODEL, SMALL_MODEL_FOLDER } from "../../../facts/small-model.ts";

const FOLDER = new URL(`../../../../public${SMALL_MODEL_FOLDER}`, import.meta.url);
const URL_OF_FOLDER = "https://site.example/model/";
const provider = local({ worker: false, modelUrls: { [SMALL_MODEL.id]: URL_OF_FOLDER }, fetch: readShipped });
const client = new InferenceClient();

beforeAll(() => toText(1), 60_000); // loads the runtime and the model
afterAll(() => provider.close());

test("the shipped model continues a text through the client, piece by piece, and repeats itself with one seed", async () => {
	const first = await toPieces(1);
	expect(first.length).toBeGreaterThan(5);
	expect(await toPieces(1)).toEqual(first);
	expect((await toPieces(2)).join("")).not.toBe(first.join(""));
	expect(await toText(1)).toBe(first.join(""));
});

const toArgs = (seed: number) => ({
	provider,
	model: SMALL_MODEL.id,
	inputs: "Bir dil modeli, sıradaki",
	parameters: { max_new_tokens: 20, temperature: 1, seed },
});

async function toPieces(seed: number): Promise<readonly string[]> {
	const pieces: string[] = [];
	for await (const { token } of client.textGenerationStream(toArgs(seed))) pieces.push(token.text);
	return pieces.filter((piece) => piece !== "");
}

async function toText(seed: number): Promise<string> {
	return (await client.textGeneration(toArgs(seed))).generated_text;
}

/** The shipped files as a host serves them. */
async function readShipped(input: string | URL | Request): Promise<Response> {
	const path = String(input instanceof Request ? input.url : input).slice(URL_OF_FOLDER.length);
	const bytes = await readFile(new URL(path, FOLDER)).catch(() => undefined);
	if (!bytes) return new Response(null, { status: 404 });
	return new Response(bytes, { headers: { "content-length": String(bytes.byteLength) } });
}
