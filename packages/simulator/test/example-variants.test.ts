import {
	CALL_EXAMPLES,
	type CallableTask,
	CALLABLE_TASKS,
	type JsonValue,
	TASK_EXAMPLES,
} from "@pusula/tasks";
import { readFileSync } from "node:fs";
import { findDemoFile } from "@pusula/tools/demo-files";
import { describe, expect, it } from "vitest";
import { createSimulator } from "../src/index.ts";
import { isRecord } from "../src/rules/checks.ts";
import { toBase64 } from "../src/media/base64.ts";
import { post } from "./post.ts";

const ROUTER = "https://router.huggingface.co";
const ROWS: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
type Input = Readonly<Record<string, JsonValue>>;

async function sourceOf(task: string, input: Input): Promise<readonly unknown[]> {
	const sources: string[] = [];
	const simulator = createSimulator({ onAnswer: (source) => sources.push(source) });
	const pipeline = task === "sentence-similarity" ? `/pipeline/${task}` : "";
	const isChat = ROWS[task]?.outputKind === "chat"; // whose endpoint reads the model in the body
	const path = isChat ? "v1/chat/completions" : `hf-inference/models/pusula/${task}${pipeline}`;
	const model = isChat ? { model: `pusula/${task}` } : {};
	const response = await post(simulator, `${ROUTER}/${path}`, { ...model, ...input });
	return [response.status, sources.at(-1)];
}

const inputOf = (task: keyof typeof TASK_EXAMPLES): Input => TASK_EXAMPLES[task].tr[0].input;
const fields = (value: unknown): Input => (isRecord(value) ? (value as Input) : {}); // JSON of the catalogue
const reverseColumns = (table: unknown): Input =>
	Object.fromEntries(
		Object.entries(fields(table)).map(([name, cells]) => [
			name,
			Array.isArray(cells) ? cells.toReversed() : [],
		]),
	);
const withParameters = (input: Input, parameters: Input): Input => ({
	...input,
	parameters: { ...fields(input["parameters"]), ...parameters },
});

const similar = fields(inputOf("sentence-similarity")["inputs"]);
const passage = fields(inputOf("question-answering")["inputs"]);
const table = fields(inputOf("table-question-answering")["inputs"]);
const recording = { inputs: toBase64(Uint8Array.from(readFileSync(findDemoFile("recording.tr.wav")))) };
const chat = inputOf("chat-completion");
const turns = Array.isArray(chat["messages"]) ? chat["messages"] : [];
const weather: Input = CALL_EXAMPLES["chat-completion"].tr.find(({ input }) => "tools" in input)?.input ?? {};
const forced = (name: string): JsonValue => ({ type: "function", function: { name } });
const zeroShot = inputOf("zero-shot-classification");

describe("an example is one as a whole", () => {
	it.each<[string, string, Input, Input]>([
		[
			"sentences in another order",
			"sentence-similarity",
			{ inputs: similar },
			{
				inputs: {
					...similar,
					sentences: Array.isArray(similar["sentences"]) ? similar["sentences"].toReversed() : [],
				},
			},
		],
		[
			"a table with rows in another order",
			"table-question-answering",
			{ inputs: { table: table["table"] ?? {}, query: table["question"] ?? "" } },
			{ inputs: { table: reverseColumns(table["table"]), query: table["question"] ?? "" } },
		],
		[
			"rows in another order",
			"tabular-classification",
			inputOf("tabular-classification"),
			{ inputs: { data: reverseColumns(fields(inputOf("tabular-classification")["inputs"])["data"]) } },
		],
		[
			"question and context swapped",
			"question-answering",
			{ inputs: passage },
			{ inputs: { question: passage["context"] ?? "", context: passage["question"] ?? "" } },
		],
		[
			"another target language",
			"translation",
			inputOf("translation"),
			withParameters(inputOf("translation"), { tgt_lang: "de_DE" }),
		],
		[
			"a recording to be translated",
			"automatic-speech-recognition",
			recording,
			{ ...recording, parameters: { generation_parameters: { task: "translate" } } },
		],
		[
			"another hypothesis",
			"zero-shot-classification",
			zeroShot,
			withParameters(zeroShot, { hypothesis_template: "Bu {} değildir." }),
		],
		[
			"a list of texts with one more",
			"zero-shot-classification",
			{ ...zeroShot, inputs: [zeroShot["inputs"] ?? ""] },
			{ ...zeroShot, inputs: ["Yarın yağmur var.", zeroShot["inputs"] ?? ""] },
		],
		[
			"words of its own for a gap",
			"fill-mask",
			inputOf("fill-mask"),
			{ ...inputOf("fill-mask"), parameters: { targets: ["denize"] } },
		],
		[
			"another system prompt",
			"conversational",
			chat,
			{ messages: [{ role: "system", content: "Yalnızca hayır de." }, ...turns] },
		],
		["no tool allowed", "conversational", weather, { ...weather, tool_choice: "none" }],
		[
			"another function forced",
			"conversational",
			{ ...weather, tool_choice: forced("get_weather") },
			{ ...weather, tool_choice: forced("send_mail") },
		],
	])("and a sample with %s", async (_, task, example, variant) => {
		expect(await sourceOf(task, example)).toEqual([200, "example"]);
		expect(await sourceOf(task, variant)).toEqual([200, "sample"]);
	});

	it("with settings that only cut or carry the answer", async () => {
		expect(await sourceOf("conversational", { ...chat, max_tokens: 5, stream: true })).toEqual([
			200,
			"example",
		]);
		const cut = withParameters(inputOf("fill-mask"), { top_k: 1 });
		expect(await sourceOf("fill-mask", cut)).toEqual([200, "example"]);
	});
});
