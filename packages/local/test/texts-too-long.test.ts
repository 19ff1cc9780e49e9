import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FIRST_RUN_MS, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";

let open: OpenHub;
beforeAll(async () => {
	await runOnce();
	open = await openHub();
}, FIRST_RUN_MS);
afterAll(() => open.close());

/** A text of more than the 512 tokens that the models take. */
const LONG = "kedi ".repeat(600);

interface Fields {
	readonly inputs: unknown;
	readonly [name: string]: unknown;
}

/** Calls a task that has no more than a name here. */
const call = (task: string, model: string, fields: Fields): Promise<unknown> =>
	open.client.request({ provider: open.provider, model: `tiny/${model}`, ...fields }, { task });

test.each([
	["text-classification", {}, LONG],
	["zero-shot-classification", { parameters: { candidate_labels: ["spor"] } }, LONG],
	["fill-mask", {}, `[MASK] ${LONG}`],
	["feature-extraction", { truncate: false }, ["kedi", LONG]],
	["text-ranking", {}, { query: "kedi", texts: ["kedi", LONG] }],
	["summarization", {}, LONG],
	["translation", { parameters: { truncation: "do_not_truncate" } }, LONG],
	["text2text-generation", {}, LONG],
])(
	"%s refuses a text that is longer than the model takes, with both counts",
	async (task, fields, inputs) => {
		await expect(call(task, task, { inputs, ...fields })).rejects.toMatchObject({
			code: "bad-input",
			message: expect.stringMatching(/^A text has 60\d tokens, and the model takes 512 at once\. Shorten it/),
		});
	},
);

test("sentences are compared whole or not at all", async () => {
	const inputs = { source_sentence: "kedi", sentences: ["cat", LONG] };
	await expect(call("sentence-similarity", "feature-extraction", { inputs })).rejects.toMatchObject({
		code: "bad-input",
	});
});

test("languages are named and long texts refused all the same", async () => {
	const parameters = { src_lang: "tur_Latn", tgt_lang: "eng_Latn" };
	await expect(
		call("translation", "translation-languages", { inputs: LONG, parameters }),
	).rejects.toMatchObject({ code: "bad-input" });
});

test.each([
	["feature-extraction", "set truncate to true", { truncate: true }],
	["summarization", "set truncation to longest_first", { parameters: { truncation: "longest_first" } }],
	["translation", "set truncation to longest_first", { parameters: { truncation: "only_first" } }],
])("%s cuts a text where the call says so", async (task, advice, fields) => {
	await expect(call(task, task, { inputs: LONG })).rejects.toThrow(advice);
	expect(await call(task, task, { inputs: LONG, ...fields })).toBeDefined();
});

test("a text of as many tokens as the model takes is read", async () => {
	const inputs = (words: number): string => "kedi ".repeat(words);
	expect(await call("text-classification", "text-classification", { inputs: inputs(510) })).toBeDefined();
	await expect(call("text-classification", "text-classification", { inputs: inputs(511) })).rejects.toThrow(
		"A text has 513 tokens, and the model takes 512",
	);
});

test("a model whose tokenizer names no length takes as many tokens as it has positions", async () => {
	const { files = {} } = (await readFixtures())["tiny/feature-extraction"] ?? {};
	const change = (name: string, fields: object): Uint8Array<ArrayBuffer> => {
		const json = JSON.parse(new TextDecoder().decode(files[name])) as object; // of the fixture
		return new TextEncoder().encode(JSON.stringify({ ...json, ...fields }));
	};
	const changed = {
		...files,
		"tokenizer_config.json": change("tokenizer_config.json", { model_max_length: 1e30 }),
		"config.json": change("config.json", { max_position_embeddings: 8 }),
	};
	const hub = await openHub({ repositories: { "tiny/short": { files: changed } } });
	onTestFinished(() => hub.close());
	const request = { provider: hub.provider, model: "tiny/short", inputs: "kedi ".repeat(9) };
	await expect(hub.client.featureExtraction(request)).rejects.toThrow(
		"A text has 11 tokens, and the model takes 8",
	);
	expect(await hub.client.featureExtraction({ ...request, truncate: true })).toHaveLength(4);
});
