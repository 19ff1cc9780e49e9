import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type JsonValue, type Locale, LOCALES, TASK_EXAMPLES } from "@pusula/tasks";
import { findDemoFile, listDemoFiles } from "@pusula/tools/demo-files";
import { describe, expect, it } from "vitest";
import { HF_TASKS } from "../src/apis/hf/reply-to-task.ts";
import { createSimulator } from "../src/index.ts";
import { toBase64 } from "../src/media/base64.ts";
import { peek, peekText } from "./peek.ts";
import { PLATFORM_KEY, post, readEvents, readJson } from "./post.ts";

const ROUTER = "https://router.huggingface.co";
const TYPES: Readonly<Record<string, string>> = {
	gif: "image/gif",
	mp4: "video/mp4",
	png: "image/png",
	wav: "audio/wav",
};

/** Every demo file, as a site hands it over. */
const exampleFiles = Object.fromEntries(
	listDemoFiles().map((path) => [
		`${basename(dirname(path))}/${basename(path)}`,
		{ type: TYPES[path.split(".").at(-1) ?? ""] ?? "", bytes: Uint8Array.from(readFileSync(path)) },
	]),
);
const base64Of = (name: string): string => toBase64(Uint8Array.from(readFileSync(findDemoFile(name))));

/** The value with the file in place of each file name, in base64. */
function withFiles(value: JsonValue): JsonValue {
	if (typeof value === "string") return /^[\w.-]+\.(png|gif|mp4|wav)$/.test(value) ? base64Of(value) : value;
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(withFiles);
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFiles(one)]));
}

const CASES = HF_TASKS.flatMap((task) =>
	LOCALES.map((locale) => {
		const [{ input, output }] = TASK_EXAMPLES[task as keyof typeof TASK_EXAMPLES][locale]; // tasks with schemas
		return { task, locale, input, output };
	}),
);
const WITH_FILE = CASES.filter(({ task }) => /^(text-to-|image-to-image)/.test(task));
const WITH_JSON = CASES.filter((one) => !WITH_FILE.includes(one) && one.task !== "feature-extraction");

async function send(task: string, locale: Locale, input: JsonValue): Promise<Response> {
	const pipeline = ["feature-extraction", "sentence-similarity"].includes(task) ? `/pipeline/${task}` : "";
	const url = `${ROUTER}/hf-inference/models/pusula/${task}${pipeline}`;
	return post(createSimulator({ locale, exampleFiles }), url, withFiles(input));
}

describe("an example gets its right result", () => {
	it.each(WITH_JSON)("$task ($locale)", async ({ task, locale, input, output }) => {
		const reply = await readJson(await send(task, locale, input));
		const wanted = withFiles(output);
		const [first] = Array.isArray(wanted) ? wanted : [wanted];
		const { chunks: _chunks, ...transcript } =
			typeof first === "object" ? { ...first, chunks: 0 } : { chunks: 0 };
		expect([wanted, [wanted], first, transcript]).toContainEqual(reply);
	});

	it.each(LOCALES)("feature-extraction (%s), whose example shows the first numbers alone", async (locale) => {
		const [{ input, output }] = TASK_EXAMPLES["feature-extraction"][locale];
		const reply = await readJson(await send("feature-extraction", locale, input));
		const vectors = reply as readonly (readonly number[])[];
		expect(vectors.map((vector) => vector.slice(0, 4))).toEqual(output);
		for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
	});

	it.each(WITH_FILE)("$task ($locale) with a file", async ({ task, locale, input, output }) => {
		const response = await send(task, locale, input);
		const name = Object.values(output ?? {}).find((value) => typeof value === "string");
		expect(toBase64(new Uint8Array(await response.arrayBuffer()))).toBe(base64Of(String(name)));
		expect(response.headers.get("content-type")).toBe(TYPES[String(name).split(".").at(-1) ?? ""]);
	});

	it("of speech with the times of its parts", async () => {
		const input = { inputs: "recording.tr.wav", parameters: { return_timestamps: true } };
		const reply = await readJson(await send("automatic-speech-recognition", "tr", input));
		expect(reply).toEqual(TASK_EXAMPLES["automatic-speech-recognition"].tr[0].output);
	});

	it.each(LOCALES)("of a chat, whole and as a stream (%s)", async (locale) => {
		for (const { input, output } of TASK_EXAMPLES["chat-completion"][locale]) {
			const body = { model: "pusula/conversational", ...input };
			const url = `${ROUTER}/v1/chat/completions`;
			const reply = await readJson(await post(createSimulator(), url, body));
			const called = "choices.0.message.tool_calls.0.function";
			expect(peek(reply, called)).toEqual(peek(output, called));
			if (peek(output, called) !== undefined) continue;
			const wanted = peekText(output, "choices.0.message.content");
			expect(peekText(reply, "choices.0.message.content")).toBe(wanted);
			const events = await readEvents(await post(createSimulator(), url, { ...body, stream: true }));
			const pieces = events
				.filter((event) => event !== "[DONE]")
				.map((event) => peek(JSON.parse(event), "choices.0.delta.content"))
				.filter((piece) => typeof piece === "string");
			expect(pieces.length).toBeGreaterThan(4);
			expect(pieces.join("")).toBe(wanted);
		}
	});

	it("of a text that goes on, below its limit of tokens", async () => {
		const [{ input, output }] = TASK_EXAMPLES["text-generation"].tr;
		const details = { ...input, parameters: { max_new_tokens: 60, details: true } };
		const reply = await readJson(await send("text-generation", "tr", details));
		expect(peek(reply, "0.generated_text")).toBe(peek(output, "generated_text"));
		expect(peek(reply, "0.details.finish_reason")).toBe("eos_token");
	});
});

describe("any other input", () => {
	it("of an example's file gets a model's own labels, whatever the language of the simulator", async () => {
		const { input } = TASK_EXAMPLES["object-detection"].tr[0];
		for (const locale of LOCALES) {
			const reply = await readJson(await send("object-detection", locale, input));
			expect(peek(reply, "0.label")).toBe("bus");
		}
	});

	it("is no example when a word, a label or an earlier turn differs", async () => {
		const labels = { candidate_labels: ["bilim", "spor"] };
		const { inputs } = TASK_EXAMPLES["zero-shot-classification"].tr[0].input;
		const reply = await readJson(
			await send("zero-shot-classification", "tr", { inputs: inputs ?? "", parameters: labels }),
		);
		expect(reply).toEqual([
			{ label: "bilim", score: 0.5 },
			{ label: "spor", score: 0.5 },
		]);
		const [{ input }] = TASK_EXAMPLES["chat-completion"].tr;
		const said = [
			{ role: "user", content: "Merhaba" },
			{ role: "assistant", content: "Merhaba" },
		];
		const messages = [...said, ...(Array.isArray(input["messages"]) ? input["messages"] : [])];
		const body = { model: "pusula/conversational", messages };
		const answer = await readJson(await post(createSimulator(), `${ROUTER}/v1/chat/completions`, body));
		expect(peekText(answer, "choices.0.message.content")).toContain("simülatör model çalıştırmaz");
	});

	it("gets a file of its own where the simulator was not given the example's", async () => {
		const url = `${ROUTER}/hf-inference/models/pusula/text-to-image`;
		const response = await post(
			createSimulator(),
			url,
			TASK_EXAMPLES["text-to-image"].tr[0].input,
			`Bearer ${PLATFORM_KEY}`,
		);
		expect(response.headers.get("content-type")).toBe("image/png");
	});
});

describe("the source of an answer is told", () => {
	const sourceOf = async (task: string, input: JsonValue, files = {}): Promise<string | undefined> => {
		const sources: string[] = [];
		const simulator = createSimulator({ exampleFiles: files, onAnswer: (source) => sources.push(source) });
		await post(simulator, `${ROUTER}/hf-inference/models/pusula/${task}`, input, `Bearer ${PLATFORM_KEY}`);
		return sources.at(-1);
	};

	it("as an example for the input of one, else as a sample", async () => {
		const [{ input }] = TASK_EXAMPLES["text-classification"].en;
		expect(await sourceOf("text-classification", input)).toBe("example");
		expect(await sourceOf("text-classification", { inputs: "something else" })).toBe("sample");
	});

	it.each(["tools", "response_format"])("of a chat with %s, by its form too", async (field) => {
		const example = TASK_EXAMPLES["chat-completion"].tr.find(({ input }) => field in input);
		const schema = { type: "object", properties: { kent: { type: "string" } } };
		const tools = [{ type: "function", function: { name: "get_weather", parameters: schema } }];
		const response_format = { type: "json_schema", json_schema: { name: "other", schema } };
		const other = field === "tools" ? { tools } : { response_format };
		const ask = async (form: object): Promise<unknown> => {
			const sources: string[] = [];
			const simulator = createSimulator({ onAnswer: (source) => sources.push(source) });
			const body = { ...example?.input, ...form, model: "pusula/conversational" };
			await post(simulator, `${ROUTER}/v1/chat/completions`, body);
			return sources.at(-1);
		};
		expect(await ask({})).toBe("example");
		expect(await ask(other)).toBe("sample");
	});

	it.each([
		["feature-extraction", { inputs: "a", dimensions: 3 }],
		[
			"text-generation",
			{ inputs: "a", parameters: { grammar: { type: "json", value: { type: "object" } } } },
		],
		[
			"zero-shot-classification",
			{ inputs: "a", parameters: { candidate_labels: ["b", "c"], multi_label: true } },
		],
	])("as a sample of %s with settings of its own", async (task, input) => {
		const path = task === "feature-extraction" ? "feature-extraction/pipeline/feature-extraction" : task;
		expect(await sourceOf(path, input)).toBe("sample");
	});

	it("as a sample where the example's file is not there", async () => {
		const [{ input }] = TASK_EXAMPLES["text-to-image"].tr;
		expect(await sourceOf("text-to-image", input, exampleFiles)).toBe("example");
		expect(await sourceOf("text-to-image", input)).toBe("sample");
	});
});
