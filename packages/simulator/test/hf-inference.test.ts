import { describe, expect, it } from "vitest";
import { HF_TASKS } from "../src/apis/hf/reply-to-task.ts";
import { createSimulator } from "../src/index.ts";
import { readPng } from "../src/media/png.ts";
import { fromBase64 } from "../src/media/base64.ts";
import type { Bytes } from "../src/media/bytes.ts";
import { PNG, PNG_BASE64, WAV } from "./cases.ts";
import { FILE_CASES, JSON_CASES, ORNEK, TEXT } from "./hf-cases.ts";
import { peek, peekText } from "./peek.ts";
import { PLATFORM_KEY, PROVIDER_KEY, post, readJson } from "./post.ts";

const BASE = "https://router.huggingface.co/hf-inference/models";

function taskUrl(task: string): string {
	const pipeline = ["feature-extraction", "sentence-similarity"].includes(task) ? `/pipeline/${task}` : "";
	return `${BASE}/pusula/${task}${pipeline}`;
}

function sendBytes(task: string, bytes: Bytes, type: string): Promise<Response> {
	const headers = {
		authorization: `Bearer ${PLATFORM_KEY}`,
		...(type === "" ? {} : { "content-type": type }),
	};
	return createSimulator().fetch(taskUrl(task), { method: "POST", headers, body: bytes });
}

describe("hf-inference", () => {
	it("has a case for every task", () => {
		expect([...Object.keys(JSON_CASES), ...Object.keys(FILE_CASES)].toSorted()).toEqual(HF_TASKS);
	});

	it.each(Object.entries(JSON_CASES))("replies to %s", async (task, [body, reply]) => {
		const response = await post(createSimulator(), taskUrl(task), body);
		expect(await readJson(response)).toMatchObject(reply as object);
	});

	it.each(Object.entries(FILE_CASES))("replies to %s with a file", async (task, [body, type]) => {
		const response = await post(createSimulator(), taskUrl(task), body);
		expect(response.headers.get("content-type")).toBe(type);
		expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
	});

	it("paints pictures of the size asked for", async () => {
		const response = await post(createSimulator(), taskUrl("text-to-image"), {
			inputs: "x",
			parameters: { width: 640, height: 320 },
		});
		expect(readPng(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ width: 640, height: 320 });
	});

	it.each([
		"image-classification",
		"object-detection",
		"image-segmentation",
		"image-to-text",
		"image-to-image",
	])("takes raw bytes for %s", async (task) => {
		expect((await sendBytes(task, PNG.bytes, "image/png")).status).toBe(200);
		expect((await sendBytes(task, PNG.bytes, "")).status).toBe(200);
		expect((await sendBytes(task, PNG.bytes, "text/plain")).status).toBe(415);
		expect((await sendBytes(task, PNG.bytes, "application/x-www-form-urlencoded")).status).toBe(415);
	});

	it.each(["automatic-speech-recognition", "audio-classification", "audio-to-audio"])(
		"takes raw bytes for %s",
		async (task) => {
			expect((await sendBytes(task, WAV.bytes, "audio/wav")).status).toBe(200);
			expect((await sendBytes(task, WAV.bytes, "")).status).toBe(200);
			expect((await sendBytes(task, WAV.bytes, "image/png")).status).toBe(415);
		},
	);

	it("points into the text with its spans", async () => {
		const spans = await readJson(
			await post(createSimulator(), taskUrl("token-classification"), { inputs: TEXT }),
		);
		expect(spans).toHaveLength(1);
		for (const span of Array.isArray(spans) ? spans : []) {
			expect(TEXT.slice(Number(peek(span, "start")), Number(peek(span, "end")))).toBe(peek(span, "word"));
		}
		const single = await readJson(
			await post(createSimulator(), taskUrl("token-classification"), {
				inputs: TEXT,
				parameters: { aggregation_strategy: "none" },
			}),
		);
		expect(peek(single, "0.entity")).toBe("B-örnek");
	});

	it("gives vectors of length one, a list of them for a list of texts", async () => {
		const vector = (await readJson(
			await post(createSimulator(), taskUrl("feature-extraction"), { inputs: "kedi" }),
		)) as number[];
		expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
		const rows = await readJson(
			await post(createSimulator(), taskUrl("feature-extraction"), { inputs: ["kedi", "köpek"] }),
		);
		expect(peek(rows, "1.0")).toEqual(expect.any(Number));
	});

	it("sorts each of several texts into the same labels", async () => {
		const parameters = {
			candidate_labels: ["bilim", "spor", "ekonomi"],
			hypothesis_template: "Bu haberin konusu {}.",
		};
		const ask = async (inputs: unknown): Promise<unknown> =>
			readJson(await post(createSimulator(), taskUrl("zero-shot-classification"), { inputs, parameters }));
		const texts = [
			"Teleskop, uzak bir gökadanın şimdiye kadarki en net görüntüsünü gönderdi.",
			"taşıt geçer",
		];
		const [first, second] = (await ask(texts)) as { sequence: string; labels: string[]; scores: number[] }[]; // the simulator's own form
		expect(first).toMatchObject({ sequence: texts[0], labels: ["bilim", "ekonomi", "spor"] });
		expect(second).toMatchObject({ sequence: texts[1], labels: ["bilim", "spor", "ekonomi"] });
		const alone = (await ask(texts[0])) as { score: number }[]; // as above
		expect(first?.scores).toEqual(alone.map(({ score: one }) => one));
	});

	it("keeps boxes and masks inside the picture", async () => {
		const boxes = await readJson(
			await post(createSimulator(), taskUrl("object-detection"), { inputs: PNG_BASE64 }),
		);
		const size = readPng(PNG.bytes);
		for (const one of Array.isArray(boxes) ? boxes : []) {
			expect(Number(peek(one, "box.xmax"))).toBeLessThanOrEqual(size?.width ?? 0);
			expect(Number(peek(one, "box.xmin"))).toBeLessThan(Number(peek(one, "box.xmax")));
			expect(Number(peek(one, "box.ymax"))).toBeLessThanOrEqual(size?.height ?? 0);
		}
		const masks = await readJson(
			await post(createSimulator(), taskUrl("image-segmentation"), { inputs: PNG_BASE64 }),
		);
		const mask = fromBase64(peekText(masks, "0.mask"));
		expect(mask && readPng(mask)).toMatchObject({ width: size?.width, height: size?.height });
	});

	it("fills several gaps with a list each, and only wanted words", async () => {
		const two = await readJson(
			await post(createSimulator(), taskUrl("fill-mask"), {
				inputs: "<mask> ve <mask>",
				parameters: { top_k: 2 },
			}),
		);
		expect(two).toMatchObject([
			[{}, {}],
			[{}, {}],
		]);
		const wanted = await readJson(
			await post(createSimulator(), taskUrl("fill-mask"), {
				inputs: "Bir [MASK].",
				parameters: { targets: ["kedi"] },
			}),
		);
		expect(wanted).toMatchObject([{ token_str: "kedi", sequence: "Bir kedi." }]);
	});

	it.each([
		["a setting beside inputs", "text-classification", { inputs: "x", top_k: 1 }, "top_k"],
		["missing labels", "zero-shot-classification", { inputs: "x" }, "parameters"],
		[
			"a data URL where base64 belongs",
			"visual-question-answering",
			{ inputs: { question: "x", image: `data:image/png;base64,${PNG_BASE64}` } },
			"image",
		],
		["a text without a gap", "fill-mask", { inputs: "x" }, "gap"],
		["a client's setting", "translation", { inputs: "x", provider: "auto" }, "provider"],
		["no inputs", "summarization", { text: "x" }, "inputs"],
		[
			"a table with columns of different lengths",
			"table-question-answering",
			{ inputs: { query: "x", table: { a: ["1"], b: [] } } },
			"same length",
		],
	])("rejects %s", async (_, task, body, word) => {
		const response = await post(createSimulator(), taskUrl(task), body);
		expect(response.status).toBe(400);
		expect(await readJson(response)).toEqual({ error: expect.stringContaining(word) });
	});

	it("rejects a model it does not know, another key, and a pipeline without its URL", async () => {
		expect((await post(createSimulator(), `${BASE}/acme/fox`, { inputs: "x" })).status).toBe(400);
		expect(
			(await post(createSimulator(), taskUrl("fill-mask"), { inputs: "[MASK]" }, `Bearer ${PROVIDER_KEY}`))
				.status,
		).toBe(401);
		expect((await post(createSimulator(), `${BASE}/pusula/feature-extraction`, { inputs: "x" })).status).toBe(
			404,
		);
	});

	it("answers chat and completion in OpenAI's form under the model's URL", async () => {
		const chat = await post(createSimulator(), `${BASE}/pusula/conversational/v1/chat/completions`, {
			model: "pusula/conversational",
			messages: [{ role: "user", content: "Merhaba" }],
			response_format: { type: "json", value: { type: "object", properties: { a: { type: "integer" } } } },
		});
		expect(JSON.parse(peekText(await readJson(chat), "choices.0.message.content"))).toEqual({
			a: expect.any(Number),
		});
		const completion = await post(createSimulator(), `${BASE}/pusula/conversational/v1/completions`, {
			model: "pusula/conversational",
			prompt: "Merhaba",
		});
		expect(peekText(await readJson(completion), "choices.0.text")).toContain(ORNEK);
	});
});
