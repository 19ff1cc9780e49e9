import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { InferenceClient } from "@pusula/inference";
import { afterAll, beforeAll, expect, test } from "vitest";
import { local, type LocalProvider, planModel, readWords } from "../src/index.ts";

/** The text reader and its language are fifteen megabytes, which are unpacked first. */
const STARTING_MS = 120_000;

const client = new InferenceClient();
const fetched: string[] = [];
const server = createServer((request, response) => {
	const [, language = ""] = /^\/(\w+)[.]traineddata[.]gz$/.exec(request.url ?? "") ?? [];
	if (request.method === "GET") fetched.push(language);
	const respond = async (): Promise<void> => {
		const folder = join(ROOT, "node_modules/@tesseract.js-data", language, "4.0.0_best_int");
		const bytes = await readFile(join(folder, `${language}.traineddata.gz`));
		response.writeHead(200, { "content-length": bytes.byteLength });
		response.end(request.method === "HEAD" ? undefined : bytes);
	};
	respond().catch(() => response.writeHead(404).end());
});
let provider: LocalProvider;
let languagesUrl = "";
const progress: number[] = [];

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	languagesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
	provider = local({
		worker: false,
		tesseract: { languagesUrl },
		onProgress: ({ loadedBytes, totalBytes }) => progress.push(loadedBytes / (totalBytes ?? NaN)),
	});
});
afterAll(async () => {
	await provider.close();
	server.close();
});

test("the text of a Turkish picture comes with its diacritics", { timeout: STARTING_MS }, async () => {
	const file = await readFile(new URL("pictures/turkish.png", import.meta.url));
	const inputs = new Blob([new Uint8Array(file)], { type: "image/png" });
	const found = await client.imageToText({ provider, model: "tesseract/tur", inputs });
	expect(found.generated_text).toBe("Işık çabuk söndü, göğe baktık.\nŞeker ve üzüm yağmurda ıslandı.");
	expect(fetched).toEqual(["tur"]);
	expect([progress[0], progress.at(-1)]).toEqual([0, 1]);
});

test("a file that is no picture is an input that cannot be read, and the next picture is read", async () => {
	const call = (inputs: Blob): Promise<{ generated_text?: string }> =>
		client.imageToText({ provider, model: "tesseract/tur", inputs });
	await expect(call(new Blob(["no picture"], { type: "image/png" }))).rejects.toMatchObject({
		code: "bad-input",
		message: expect.stringContaining("The picture cannot be read") as string,
	});
	const file = await readFile(new URL("pictures/turkish.png", import.meta.url));
	const { generated_text: text } = await call(new Blob([new Uint8Array(file)]));
	expect(text).toContain("Işık çabuk söndü");
	expect(fetched).toEqual(["tur"]);
});

test("two languages are two files, whose sizes are known before", async () => {
	const options = { worker: false, tesseract: { languagesUrl } } as const;
	const plan = await planModel("tesseract/tur+eng", "image-to-text", options);
	expect(plan.files.map(({ path }) => path)).toEqual(["tur.traineddata.gz", "eng.traineddata.gz"]);
	expect(plan.bytesToFetch).toBe(plan.bytes);
	expect(plan.bytes).toBeGreaterThan(1_000_000);
});

test("a language that is not there, a model without one, and another task are errors that say so", async () => {
	const inputs = new Blob([]);
	const call = (model: string): Promise<unknown> => client.imageToText({ provider, model, inputs });
	await expect(call("tesseract/xyz")).rejects.toMatchObject({ code: "no-model" });
	await expect(call("tesseract/1")).rejects.toMatchObject({ code: "no-model" });
	await expect(
		client.imageClassification({ provider, model: "tesseract/tur", inputs }),
	).rejects.toMatchObject({ code: "task-not-supported" });
	await expect(
		client.imageToText({ provider: local({ worker: false }), model: "tesseract/tur", inputs }),
	).rejects.toMatchObject({ code: "unsupported-model" });
});

test(
	"the words of a picture come with their boxes, in the order in which they are read",
	{ timeout: STARTING_MS },
	async () => {
		const file = await readFile(new URL("pictures/turkish.png", import.meta.url));
		const picture = new Blob([new Uint8Array(file)], { type: "image/png" });
		const shares: number[] = [];
		const tesseract = { languagesUrl };
		const words = await readWords("tesseract/tur", picture, {
			tesseract,
			onShare: (share) => shares.push(share),
		});
		expect(words.map(({ text }) => text).join(" ")).toBe(
			"Işık çabuk söndü, göğe baktık. Şeker ve üzüm yağmurda ıslandı.",
		);
		const isInside = ([left, top, right, bottom]: readonly number[]): boolean =>
			[left, top, right, bottom].every((edge = -1) => edge >= 0 && edge <= 1);
		expect(words.every(({ box: [left, top, right, bottom] }) => left < right && top < bottom)).toBe(true);
		expect(words.every(({ box, confidence }) => isInside(box) && confidence > 0.5 && confidence <= 1)).toBe(
			true,
		);
		const [first, second] = words;
		expect(first && second && first.box[2] <= second.box[0]).toBe(true);
		expect(words.at(-1)?.box[1]).toBeGreaterThan(first?.box[3] ?? 1);
		expect(shares.at(-1)).toBe(1);
	},
);

test("words are not read of what is no picture, nor without Tesseract, and an abort ends the reading", async () => {
	const tesseract = { languagesUrl };
	await expect(readWords("tesseract/tur", new Blob(["none"]), { tesseract })).rejects.toMatchObject({
		code: "bad-input",
	});
	await expect(readWords("tesseract/tur", new Blob(["none"]), {})).rejects.toMatchObject({
		code: "unsupported-model",
	});
	const signal = AbortSignal.abort(new Error("enough"));
	await expect(readWords("tesseract/tur", new Blob(["none"]), { tesseract, signal })).rejects.toThrow(
		"enough",
	);
});
