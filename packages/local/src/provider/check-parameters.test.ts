import { CALLABLE_TASKS, type CallableTask, TASK_EXAMPLES } from "@pusula/tasks";
import { expect, test } from "vitest";
import { TASKS } from "../tasks/task-table.ts";
import { checkParameters } from "./check-parameters.ts";

function check(task: string, fields: object): void {
	checkParameters({ task, model: "acme/fox", isStream: false, fields: { ...fields } });
}
const of = (parameters: object): object => ({ inputs: "a", parameters });

test.each([
	[
		"token-classification",
		of({ aggregation_strategy: "max" }),
		'aggregation_strategy, other than "none", "simple"',
	],
	["question-answering", of({ doc_stride: 64 }), "doc_stride"],
	["text-generation", { prompt: "a", grammar: { type: "json" } }, "grammar"],
	["conversational", { messages: [], n: 2 }, "n, other than 1"],
	["conversational", { messages: [], logprobs: true }, "logprobs, other than false"],
	["conversational", { messages: [], logit_bias: { 7: 1 } }, "logit_bias"],
	["summarization", of({ generate_parameters: { num_beams: 4 } }), "num_beams, other than 1"],
	["text-to-speech", of({ generation_parameters: { temperature: 0.5 } }), "temperature"],
	["feature-extraction", { inputs: "a", prompt_name: "query" }, "prompt_name"],
	["image-to-image", of({ guidance_scale: 3 }), "guidance_scale"],
	["document-question-answering", of({ lang: "tr" }), "lang"],
])("%s with %o says that it does not follow %s", (task, fields, words) => {
	expect(() => check(task, fields)).toThrow(`do not follow ${words}.`);
});

test.each([
	["conversational", { messages: [], n: 1, logprobs: false, logit_bias: {}, top_logprobs: null }],
	["image-to-image", of({ prompt: "" })],
	["token-classification", of({ aggregation_strategy: "none" })],
])("%s with %o is no reason to fail: it changes nothing", (task, fields) => {
	expect(() => check(task, fields)).not.toThrow();
});

const WITHOUT_PROMPT = Object.keys(TASKS).filter((task) => task !== "image-to-image");

test.each(WITHOUT_PROMPT)("what the examples of %s set is followed", (task) => {
	const rows: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const page = (rows[task]?.page ?? task) as keyof typeof TASK_EXAMPLES; // a task with a page of its own
	const inputs = Object.values(TASK_EXAMPLES[page] ?? {}).flatMap((examples) =>
		examples.map(({ input }) => input),
	);
	expect(() => inputs.map((input) => check(task, input))).not.toThrow();
});
