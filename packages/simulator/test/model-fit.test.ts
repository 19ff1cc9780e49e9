import { readFileSync } from "node:fs";
import { CALL_EXAMPLES, type JsonValue, type Locale } from "@pusula/tasks";
import { MODELS } from "@pusula/tasks/models";
import { findDemoFile } from "@pusula/tools/demo-files";
import { describe, expect, it } from "vitest";
import { createSimulator } from "../src/index.ts";
import { toBase64 } from "../src/media/base64.ts";
import { peek, peekText } from "./peek.ts";
import { PLATFORM_KEY, post, PROVIDER_KEY, readJson } from "./post.ts";

const ROUTER = "https://router.huggingface.co";
const SAMPLE = "simülatör model çalıştırmaz";

/** The reply to a model of hf-inference, and where it came from. */
async function call(model: string, input: JsonValue, pipeline = ""): Promise<readonly [unknown, string]> {
	const sources: string[] = [];
	const simulator = createSimulator({ locale: "tr", onAnswer: (source) => sources.push(source) });
	const url = `${ROUTER}/hf-inference/models/${model}${pipeline}`;
	const reply = await readJson(await post(simulator, url, input, `Bearer ${PLATFORM_KEY}`));
	return [reply, sources.at(-1) ?? ""];
}

describe("an example is answered as this model would", () => {
	const TURKISH = CALL_EXAMPLES["text-classification"].tr[0];
	const ENGLISH = CALL_EXAMPLES["text-classification"].en[0];

	it("one for English gets a sample for a Turkish text", async () => {
		const neutral = [
			{ label: "örnek 1", score: 0.5 },
			{ label: "örnek 2", score: 0.5 },
		];
		const model = "distilbert/distilbert-base-uncased-finetuned-sst-2-english";
		const [[labels], source] = (await call(model, TURKISH.input)) as [unknown[], string];
		expect(labels).toEqual(neutral);
		expect(source).toBe("sample");
		expect(await call(model, ENGLISH.input)).toEqual([[ENGLISH.output], "example"]);
	});

	it("one for Turkish gets the result in its own labels, and none in those of another", async () => {
		const model = "savasy/bert-base-turkish-sentiment-cased";
		expect(await call(model, TURKISH.input)).toEqual([[TURKISH.output], "example"]);
		expect((await call(model, ENGLISH.input))[1]).toBe("sample");
		const other = await call("ProsusAI/finbert", ENGLISH.input);
		expect(other[1]).toBe("sample");
		expect(JSON.stringify(other[0])).not.toContain("POSITIVE");
	});

	it.each([
		["facebook/bart-large-mnli", "zero-shot-classification", "sample"],
		["MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7", "zero-shot-classification", "example"],
		["google-t5/t5-base", "translation", "sample"],
		["deepset/roberta-base-squad2", "question-answering", "sample"],
	] as const)("%s: %s of a Turkish example is an %s", async (model, task, source) => {
		expect((await call(model, CALL_EXAMPLES[task].tr[0].input))[1]).toBe(source);
	});

	it("as the caller says of a model that the table lacks", async () => {
		const { input, output } = CALL_EXAMPLES["zero-shot-classification"].tr[0];
		const reply = async (lacks: readonly Locale[]): Promise<unknown> => {
			const simulator = createSimulator({
				servedModels: { "acme/fox": ["zero-shot-classification"] },
				modelFacts: { "acme/fox": { lacks } },
			});
			const url = `${ROUTER}/hf-inference/models/acme/fox`;
			return readJson(await post(simulator, url, input, `Bearer ${PLATFORM_KEY}`));
		};
		expect(await reply([])).toEqual(output);
		expect(await reply(["tr"])).not.toEqual(output);
	});

	it.each([
		["tr", true],
		["en", false],
	] as const)("where it has one pair of languages and reads %s: %s", async (reads, isExample) => {
		const { input, output } = CALL_EXAMPLES.translation.tr[0];
		const simulator = createSimulator({
			servedModels: { "acme/pair": ["translation"] },
			modelFacts: { "acme/pair": { reads } },
		});
		const url = `${ROUTER}/hf-inference/models/acme/pair`;
		const text = { inputs: input.inputs };
		const reply = await readJson(await post(simulator, url, text, `Bearer ${PLATFORM_KEY}`));
		expect(JSON.stringify(reply).includes(JSON.stringify(output))).toBe(isExample);
	});

	it("in its mask", async () => {
		const { input, output } = CALL_EXAMPLES["fill-mask"].tr[0];
		const inputs = peekText(input, "inputs").replace("[MASK]", "<mask>");
		expect(await call("FacebookAI/xlm-roberta-base", { inputs })).toEqual([output, "example"]);
	});

	it("in its names of languages, and in no others", async () => {
		const { input, output } = CALL_EXAMPLES.translation.tr[0];
		const model = "facebook/nllb-200-1.3B";
		const own = { src_lang: "tur_Latn", tgt_lang: "eng_Latn" };
		expect(await call(model, { ...input, parameters: own })).toEqual([[output], "example"]);
		expect((await call(model, input))[1]).toBe("sample");
		expect(await call("facebook/mbart-large-50-many-to-many-mmt", input)).toEqual([[output], "example"]);
	});

	it("in a chat at any provider", async () => {
		const [{ input }] = CALL_EXAMPLES["chat-completion"].tr;
		const models = {
			"acme/english": [{ provider: "groq", providerId: "english", status: "live", task: "conversational" }],
		} as const;
		const url = "https://api.groq.com/openai/v1/chat/completions";
		const said = async (model: string, hubId: string): Promise<string> => {
			const simulator = createSimulator({
				models: { [hubId]: [{ ...models["acme/english"][0], providerId: model }] },
			});
			return peekText(
				await readJson(await post(simulator, url, { ...input, model }, `Bearer ${PROVIDER_KEY}`)),
				"choices.0.message.content",
			);
		};
		expect(await said("english", "HuggingFaceTB/SmolLM2-360M-Instruct")).toContain(SAMPLE);
		expect(await said("any", "acme/any")).not.toContain(SAMPLE);
	});
});

describe("vectors are as long as the model's own", () => {
	const inputs = ["Kedi koltukta uyuyor.", "Koltuğun üstünde bir kedi kestiriyor.", "Yağmur"];
	const sizeOf = (model: string): number | undefined => MODELS.find(({ id }) => id === model)?.dimensions;

	it.each([
		["BAAI/bge-m3", 1024],
		["BAAI/bge-small-en-v1.5", 384],
		["pusula/feature-extraction", 64],
	])("%s: %i numbers, of an example and of any text, in every dialect", async (model, size) => {
		expect(sizeOf(model) ?? 64).toBe(size);
		const sizes = async (texts: string[]): Promise<number[]> => {
			const [own] = await call(model, { inputs: texts }, "/pipeline/feature-extraction");
			const body = { model: model.toLowerCase(), input: texts };
			const simulator = createSimulator({
				models: {
					[model]: [
						{
							provider: "nebius",
							providerId: model.toLowerCase(),
							status: "live",
							task: "feature-extraction",
						},
					],
				},
			});
			const url = "https://api.studio.nebius.ai/v1/embeddings";
			const there = await readJson(await post(simulator, url, body, `Bearer ${PROVIDER_KEY}`));
			const listed = Array.isArray(own) ? own : [];
			const data = peek(there, "data");
			return [
				...listed,
				...(Array.isArray(data) ? data.map((one: unknown) => peek(one, "embedding")) : []),
			].map((vector) => (Array.isArray(vector) ? vector.length : 0));
		};
		expect(await sizes(inputs)).toEqual(Array.from({ length: 6 }, () => size));
		expect(await sizes(inputs.slice(0, 2))).toEqual(Array.from({ length: 4 }, () => size));
	});
});

describe("a picture", () => {
	const url = `data:image/png;base64,${toBase64(Uint8Array.from(readFileSync(findDemoFile("cat.png"))))}`;
	const ask = async (model: string, at: string, key: string): Promise<readonly [number, unknown]> => {
		const content = [
			{ type: "text", text: "Bu ne?" },
			{ type: "image_url", image_url: { url } },
		];
		const body = { model, messages: [{ role: "user", content }] };
		const response = await post(createSimulator(), at, body, `Bearer ${key}`);
		return [response.status, await readJson(response)];
	};

	it("is refused by a chat model that takes texts alone, in the provider's shape", async () => {
		const groq = await ask(
			"llama-3.3-70b-versatile",
			"https://api.groq.com/openai/v1/chat/completions",
			PROVIDER_KEY,
		);
		expect(groq).toEqual([
			400,
			{
				error: expect.objectContaining({
					param: "messages",
					message: expect.stringContaining("not a multimodal model"),
				}),
			},
		]);
		const cohere = await ask(
			"aya-expanse-8b",
			"https://api.cohere.com/compatibility/v1/chat/completions",
			PROVIDER_KEY,
		);
		expect(cohere).toEqual([400, { message: "aya-expanse-8b is not a multimodal model" }]);
		const routed = await ask("openai/gpt-oss-20b", `${ROUTER}/v1/chat/completions`, PLATFORM_KEY);
		expect(routed[0]).toBe(400);
	});

	it.each(["Qwen/Qwen2.5-VL-7B-Instruct", "google/gemma-3-27b-it", "pusula/conversational"])(
		"is taken by %s",
		async (model) => {
			expect((await ask(model, `${ROUTER}/v1/chat/completions`, PLATFORM_KEY))[0]).toBe(200);
		},
	);
});

describe("a model of another task", () => {
	const chat = { messages: [{ role: "user", content: "x" }] };
	it.each([
		[
			"together",
			"https://api.together.xyz/v1/chat/completions",
			{ model: "black-forest-labs/FLUX.1-dev", ...chat },
			404,
		],
		[
			"together",
			"https://api.together.xyz/v1/images/generations",
			{ model: "qwen/qwen3-32b", prompt: "x" },
			404,
		],
		["nebius", "https://api.studio.nebius.ai/v1/embeddings", { model: "qwen/qwen3-32b", input: "x" }, 404],
	])("is refused by %s at %s", async (_provider, url, body, status) => {
		const response = await post(createSimulator(), url, body, `Bearer ${PROVIDER_KEY}`);
		expect(response.status).toBe(status);
		expect(await response.text()).toMatch(
			/does not exist.* It is served for (text-to-image|conversational) here\./,
		);
	});

	it("is refused by hf-inference in its own words", async () => {
		const url = `${ROUTER}/hf-inference/models/google-bert/bert-base-uncased/v1/chat/completions`;
		const response = await post(
			createSimulator(),
			url,
			{ model: "google-bert/bert-base-uncased", ...chat },
			`Bearer ${PLATFORM_KEY}`,
		);
		expect(response.status).toBe(400);
		expect(peekText(await readJson(response), "error")).toBe(
			"Model not supported by provider hf-inference. It is served for fill-mask here.",
		);
	});

	it("completes a text where it is one of chat", async () => {
		const body = { model: "qwen/qwen3-32b", prompt: "x" };
		const response = await post(
			createSimulator(),
			"https://api.together.xyz/v1/completions",
			body,
			`Bearer ${PROVIDER_KEY}`,
		);
		expect(response.status).toBe(200);
	});
});
