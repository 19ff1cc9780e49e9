import { MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { MODEL_FACTS } from "../src/rules/generated/model-facts.ts";
import { createSimulator } from "../src/index.ts";
import { peek } from "./peek.ts";
import { PLATFORM_KEY, post, readJson } from "./post.ts";

const ROUTER = "https://router.huggingface.co";

async function send(model: string, body: object): Promise<readonly [number, unknown]> {
	const url = `${ROUTER}/hf-inference/models/${model}`;
	const response = await post(createSimulator(), url, body, `Bearer ${PLATFORM_KEY}`);
	return [response.status, await readJson(response)];
}

describe("a call that the model cannot answer is refused as its server would", () => {
	it.each([
		["dbmdz/bert-base-turkish-cased", "<mask>", "[MASK]"],
		["FacebookAI/xlm-roberta-base", "[MASK]", "<mask>"],
	])("%s does not know %s", async (model, wrong, right) => {
		const refusal = { error: `No mask_token (${right}) found on the input` };
		expect(await send(model, { inputs: `Balıkçı ağını ${wrong} attı.` })).toEqual([400, refusal]);
		const [status, reply] = await send(model, { inputs: `Balıkçı ağını ${right} attı.` });
		expect([status, Array.isArray(reply)]).toEqual([200, true]);
	});

	it.each(["facebook/nllb-200-1.3B", "facebook/mbart-large-50-many-to-many-mmt"])(
		"%s has to be told both languages",
		async (model) => {
			const refusal = { error: "Translation requires a `src_lang` and a `tgt_lang` for this model" };
			const inputs = "Deniz bugün çarşaf gibi.";
			expect(await send(model, { inputs })).toEqual([400, refusal]);
			expect(await send(model, { inputs, parameters: { src_lang: "tur_Latn" } })).toEqual([400, refusal]);
			const parameters = { src_lang: "tur_Latn", tgt_lang: "eng_Latn" };
			expect((await send(model, { inputs, parameters }))[0]).toBe(200);
		},
	);

	it("other models are translated with as they are", async () => {
		expect((await send("google-t5/t5-base", { inputs: "The sea is calm." }))[0]).toBe(200);
	});
});

describe("strict: true", () => {
	const schema = { type: "object", properties: { city: { type: "string" } } };
	const ask = async (url: string, model: string, strict: boolean): Promise<readonly [number, unknown]> => {
		const response_format = { type: "json_schema", json_schema: { name: "city", strict, schema } };
		const body = { model, messages: [{ role: "user", content: "Ankara" }], response_format };
		const authorization = url.startsWith(ROUTER) ? `Bearer ${PLATFORM_KEY}` : "Bearer key";
		const response = await post(createSimulator(), url, body, authorization);
		return [response.status, peek(await readJson(response), "error")];
	};
	const GROQ = "https://api.groq.com/openai/v1/chat/completions";
	const refusal = {
		message: "This model does not support response format `json_schema`",
		type: "invalid_request_error",
		param: "response_format",
	};

	it("is refused by Groq for a model that it does not list", async () => {
		expect(await ask(GROQ, "llama-3.1-8b-instant", true)).toEqual([400, expect.objectContaining(refusal)]);
		expect(await ask(GROQ, "llama-3.1-8b-instant", false)).toEqual([200, undefined]);
		expect(await ask(GROQ, "openai/gpt-oss-20b", true)).toEqual([200, undefined]);
	});

	it("is refused through the router too, and taken by providers that list no models", async () => {
		const model = "meta-llama/Llama-3.1-8B-Instruct";
		const url = `${ROUTER}/v1/chat/completions`;
		expect((await ask(url, `${model}:groq`, true))[0]).toBe(400);
		expect((await ask(url, `${model}:cerebras`, true))[0]).toBe(200);
		expect((await ask(`${ROUTER}/groq/openai/v1/chat/completions`, "llama-3.1-8b-instant", true))[0]).toBe(
			400,
		);
	});
});

it("the facts are those of the model table", () => {
	const models = new Map(MODELS.map((model) => [model.id, model]));
	expect(Object.keys(MODEL_FACTS).length).toBeGreaterThan(30);
	for (const [id, { maskToken, required, strict }] of Object.entries(MODEL_FACTS)) {
		const model = models.get(id);
		expect([id, maskToken, required]).toEqual([id, model?.maskToken, model?.input?.required]);
		expect([id, strict ?? []]).toEqual([id, model?.supports?.strict ?? []]);
	}
});
