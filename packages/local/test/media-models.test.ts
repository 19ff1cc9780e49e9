import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { decodeWav } from "../src/provider/decode-wav.ts";
import { BLACK, BLUE, GREEN, makePicture, makeTones, RED } from "./make-inputs.ts";
import { FIRST_RUN_MS, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";
import { readPicture } from "./read-picture.ts";

let open: OpenHub;
beforeAll(async () => {
	await runOnce();
	open = await openHub();
}, FIRST_RUN_MS);
afterAll(() => open.close());

/** The provider and a model of the fixtures. */
function use(name: string): { provider: OpenHub["provider"]; model: string } {
	return { provider: open.provider, model: `tiny/${name}` };
}
const near = (value: number): unknown => expect.closeTo(value, 2);
const SQUARE = await makePicture(BLACK, { x: 16, y: 24, side: 24, colour: GREEN });
const BOX = { xmin: 16, ymin: 24, xmax: 40, ymax: 48 };

test("classifies a picture", async () => {
	const found = await open.client.imageClassification({
		...use("image-classification"),
		inputs: await makePicture(BLUE),
		parameters: { top_k: 2 },
	});
	expect(found).toHaveLength(2);
	expect(found[0]).toEqual({ label: "mavi", score: near(1) });
});

test("a picture and a recording are scored by the function that is named", async () => {
	const parameters = { function_to_apply: "none" } as const;
	const [picture] = await open.client.imageClassification({
		...use("image-classification"),
		inputs: await makePicture(BLUE),
		parameters,
	});
	expect(picture?.score).toBeGreaterThan(1);
	const [sound] = await open.client.audioClassification({
		...use("audio-classification"),
		inputs: makeTones([2000, 400]),
		parameters,
	});
	expect(sound).toEqual({ label: "ince", score: near(6) });
});

test("a file that is no picture is an input that cannot be read", async () => {
	const inputs = new Blob(["no picture"], { type: "image/png" });
	await expect(
		open.client.imageClassification({ ...use("image-classification"), inputs }),
	).rejects.toMatchObject({
		code: "bad-input",
		message: expect.stringContaining("The picture cannot be read") as string,
	});
});

test("finds an object with its box in points, and nothing where there is none", async () => {
	const model = use("object-detection");
	expect(await open.client.objectDetection({ ...model, inputs: SQUARE })).toEqual([
		{ label: "kare", score: near(1), box: BOX },
	]);
	expect(await open.client.objectDetection({ ...model, inputs: await makePicture(BLACK) })).toEqual([]);
});

test("parts a picture into masks of its own size", async () => {
	const parts = await open.client.imageSegmentation({ ...use("image-segmentation"), inputs: SQUARE });
	expect(parts.map(({ label }) => label)).toEqual(["zemin", "kare"]);
	const masks = await Promise.all(parts.map(({ mask }) => readPicture(Buffer.from(mask, "base64"))));
	expect(masks.map(({ width, height }) => [width, height])).toEqual([
		[64, 64],
		[64, 64],
	]);
	expect(masks.map(({ at }) => [at(2, 2)[0], at(28, 36)[0]])).toEqual([
		[255, 0],
		[0, 255],
	]);
});

test("cuts the background away", async () => {
	const request = { ...use("background-removal"), inputs: SQUARE };
	const reply = await open.client.request(request, { task: "background-removal" });
	const { at } = await readPicture(await (reply as Blob).arrayBuffer());
	expect([at(2, 2)[3], at(28, 36)]).toEqual([0, [0, 255, 0, 255]]);
});

test("says how far each point of a picture is", async () => {
	const request = { ...use("depth-estimation"), inputs: SQUARE };
	const reply = await open.client.request(request, { task: "depth-estimation" });
	const { predicted_depth: depth, depth: picture } = reply as {
		predicted_depth: number[][];
		depth: string;
	};
	expect([depth.length, depth[0]?.length, depth[2]?.[2], depth[36]?.[28]]).toEqual([64, 64, 0, near(0.333)]);
	const { at } = await readPicture(Buffer.from(picture, "base64"));
	expect([at(2, 2)[0], at(28, 36)[0]]).toEqual([0, 255]);
});

test("fits labels to a picture, and finds what they name", async () => {
	const parameters = { candidate_labels: ["mavi", "yeşil", "kırmızı"] };
	const found = await open.client.zeroShotImageClassification({
		...use("zero-shot-image-classification"),
		inputs: await makePicture(RED),
		parameters,
	});
	expect(found[0]).toEqual({ label: "kırmızı", score: near(1) });
	const request = { ...use("zero-shot-object-detection"), parameters };
	const objects = await open.client.request(
		{ ...request, inputs: { image: await toDataUrl(SQUARE) } },
		{ task: "zero-shot-object-detection" },
	);
	expect(objects).toEqual([{ label: "yeşil", score: near(1), box: BOX }]);
});

test("fits labels to a picture where the model's files name no longest text", async () => {
	const hub = await openChanged("zero-shot-image-classification", {
		"config.json": { model_type: "siglip", architectures: ["SiglipModel"] },
		"tokenizer_config.json": { model_max_length: 1e30 },
	});
	const found = await hub.client.zeroShotImageClassification({
		provider: hub.provider,
		model: "tiny/zero-shot-image-classification",
		inputs: await makePicture(RED),
		parameters: { candidate_labels: ["mavi", "yeşil", "kırmızı"] },
	});
	expect(found[0]?.label).toBe("kırmızı");
});

test("makes a picture of another", async () => {
	const made = await open.client.imageToImage({
		...use("image-to-image"),
		inputs: await makePicture(BLUE, undefined, [16, 8]),
	});
	const { width, height, at } = await readPicture(await made.arrayBuffer());
	expect([width, height, at(20, 10)]).toEqual([32, 16, [0, 0, 255, 255]]);
});

test("says that no model here follows a prompt for a picture, instead of leaving it out", async () => {
	const call = async (parameters: { prompt: string }) =>
		open.client.imageToImage({ ...use("image-to-image"), inputs: await makePicture(BLUE), parameters });
	await expect(call({ prompt: "make it winter" })).rejects.toMatchObject({
		code: "bad-input",
		message: expect.stringContaining("do not follow prompt") as string,
	});
	expect(await call({ prompt: "" })).toBeInstanceOf(Blob);
});

test("a picture that does not fill the windows of its model keeps its shape", async () => {
	const inputs = await makePicture(BLUE, undefined, [12, 6]);
	const made = await open.client.imageToImage({ ...use("image-to-image"), inputs });
	const { width, height } = await readPicture(await made.arrayBuffer());
	expect([width, height]).toEqual([24, 12]);
});

test("makes numbers of a picture", async () => {
	const request = { ...use("image-feature-extraction"), inputs: await makePicture(GREEN) };
	const numbers = await open.client.request(request, { task: "image-feature-extraction" });
	expect(numbers).toEqual([[[0, near(1), 0]]]);
});

test("puts a picture into words, and answers questions about it", async () => {
	expect(await open.client.imageToText({ ...use("image-to-text"), inputs: await makePicture(BLUE) })).toEqual(
		{
			generated_text: "bir mavi resim",
		},
	);
	const inputs = { image: await makePicture(RED), question: "renk ne?" };
	expect(
		await open.client.documentQuestionAnswering({ ...use("document-question-answering"), inputs }),
	).toMatchObject({ answer: "kırmızı" });
});

test("hears what a recording holds", async () => {
	const model = use("audio-classification");
	const best = async (hertz: number): Promise<string | undefined> =>
		(await open.client.audioClassification({ ...model, inputs: makeTones([hertz, 400]) }))[0]?.label;
	expect([await best(2000), await best(300), await best(0)]).toEqual(["ince", "kalın", "sessiz"]);
});

test("writes down speech, in the language that is set", async () => {
	const transcribe = (hertz: number, language: string) =>
		open.client.automaticSpeechRecognition({
			...use("automatic-speech-recognition"),
			inputs: makeTones([hertz, 500]),
			parameters: { generation_parameters: { language } },
		});
	expect((await transcribe(3000, "turkish")).text.trim()).toBe("evet");
	expect((await transcribe(300, "tr")).text.trim()).toBe("hayır");
	expect((await transcribe(300, "en")).text.trim()).toBe("no");
});

test("writes down speech in the language that is heard, where none is set", async () => {
	const transcribe = (...tones: (readonly [number, number])[]) =>
		open.client.automaticSpeechRecognition({
			...use("automatic-speech-recognition"),
			inputs: makeTones(...tones),
		});
	expect((await transcribe([3000, 500])).text.trim()).toBe("evet");
	expect((await transcribe([0, 300], [3000, 500])).text.trim()).toBe("yes");
});

test("the language of a long recording is heard at its beginning", async () => {
	const { text } = await open.client.automaticSpeechRecognition({
		...use("automatic-speech-recognition"),
		inputs: makeTones([3000, 31_000]),
	});
	expect([text.includes("evet"), text.includes("yes")]).toEqual([true, false]);
});

test("spells speech sound by sound", async () => {
	const inputs = makeTones([500, 100], [0, 60], [1000, 100], [0, 60], [500, 100], [0, 60], [1500, 100]);
	expect(
		await open.client.automaticSpeechRecognition({ ...use("speech-recognition-ctc"), inputs }),
	).toMatchObject({
		text: "evet",
	});
});

test.each([
	["return_timestamps, other than false", { return_timestamps: true }],
	["language", { generation_parameters: { language: "tr" } }],
	['task, other than "transcribe"', { generation_parameters: { task: "translate" } }],
	["temperature", { generation_parameters: { temperature: 0.5 } }],
])("a model that spells what it hears says that it does not follow %s", async (name, parameters) => {
	const call = open.client.automaticSpeechRecognition({
		...use("speech-recognition-ctc"),
		inputs: makeTones([500, 100]),
		parameters,
	});
	await expect(call).rejects.toMatchObject({
		code: "bad-input",
		message: expect.stringContaining(`tiny/speech-recognition-ctc does not follow ${name}.`) as string,
	});
});

test("speaks a text: as long as it has words", async () => {
	const speak = async (inputs: string): Promise<number> => {
		const sound = await open.client.textToSpeech({ ...use("text-to-speech"), inputs });
		expect(sound.type).toBe("audio/wav");
		return sound.size;
	};
	const [one, three] = [await speak("merhaba"), await speak("merhaba bir dünya")];
	expect(three - one).toBe(2 * 400 * 4); // two words of 400 samples, each of four bytes
});

test.each([
	["has no voice of its own", { model_type: "supertonic" }, {}],
	["speaker_embeddings must be numbers", {}, { speaker_embeddings: "https://voices.example/a.bin" }],
])("before weights are fetched, speech fails where a model %s", async (words, config, parameters) => {
	const { client, provider, paths } = await openChanged("text-to-speech", { "config.json": config });
	const call = client.textToSpeech({
		provider,
		model: "tiny/text-to-speech",
		inputs: "merhaba",
		parameters: { generation_parameters: parameters },
	});
	await expect(call).rejects.toMatchObject({
		code: "bad-input",
		message: expect.stringContaining(words) as string,
	});
	expect(paths().filter((path) => path.endsWith(".onnx"))).toEqual([]);
});

test("makes a sound of a text, whose samples are those of the model", async () => {
	const request = { ...use("text-to-audio"), inputs: "merhaba dünya" };
	const reply = await open.client.request(request, { task: "text-to-audio" });
	const { samples, rate } = decodeWav(await (reply as Blob).arrayBuffer()); // a file, as the task says
	expect([rate, samples.length]).toEqual([16_000, 2 * 1600]);
	expect(Math.max(...samples)).toBeCloseTo(0.25, 2);
});

/** A hub on which files of a model of the fixtures have other fields. */
async function openChanged(name: string, fields: Readonly<Record<string, object>>): Promise<OpenHub> {
	const { files = {} } = (await readFixtures())[`tiny/${name}`] ?? {};
	const changed = Object.entries(fields).map(([path, more]) => {
		const old = JSON.parse(new TextDecoder().decode(files[path])) as object;
		return [path, new TextEncoder().encode(JSON.stringify({ ...old, ...more }))];
	});
	const hub = await openHub({
		repositories: { [`tiny/${name}`]: { files: { ...files, ...Object.fromEntries(changed) } } },
	});
	onTestFinished(() => hub.close());
	return hub;
}

async function toDataUrl(picture: Blob): Promise<string> {
	return `data:image/png;base64,${Buffer.from(await picture.arrayBuffer()).toString("base64")}`;
}
