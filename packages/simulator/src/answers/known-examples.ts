import {
	CALL_EXAMPLES,
	CALLABLE_TASKS,
	type CallableTask,
	type JsonValue,
	type Locale,
	LOCALES,
	type TaskExamples,
} from "@pusula/tasks";
import { isRecord } from "../rules/checks.ts";
import { EXAMPLE_FILES } from "./generated/example-files.ts";
import type { StoredFile } from "../state/files.ts";
import type { ExampleInput, KnownExamples } from "../state/state.ts";
import { findLanguage } from "./find-language.ts";
import { toFileMark } from "./file-mark.ts";
import { findSchema, listFunctions, nameForm } from "./wanted-form.ts";
import { toLanguages, toOwnInput, wouldGive } from "./fit-example.ts";
import type { ModelFacts } from "../state/model-facts.ts";

/** Options that decide what is known. */
export interface ExampleOptions {
	/** Language of results for inputs without words, and of sample responses to texts whose language is not found. Default "en". */
	readonly locale?: Locale;
	/** Files of the catalogue's demos by task and name (`text-to-image/windmill.png`), for examples that result in one. */
	readonly exampleFiles?: Readonly<Record<string, StoredFile>>;
	/** Called when an input has been looked up; of several calls for one request, the last holds. Default: nothing. */
	readonly onAnswer?: (source: AnswerSource) => void;
}

/** Where an answer comes from: the right result of an example, or a sample of the right form. */
export type AnswerSource = "example" | "sample";

/** Indexes the catalogue's examples by their content. Returns what makes the examples of one call. */
export function createKnownExamples({
	locale = "en",
	exampleFiles = {},
	onAnswer,
}: ExampleOptions): () => KnownExamples {
	const outputs = new Map<string, Map<Locale, JsonValue>>();
	for (const [task, examples] of Object.entries<TaskExamples>(CALL_EXAMPLES)) {
		for (const language of LOCALES) {
			for (const { input, output } of examples[language]) {
				const key = toKey(task, toLookup(input), { folder: task });
				outputs.set(key, (outputs.get(key) ?? new Map<Locale, JsonValue>()).set(language, output));
			}
		}
	}
	return () => {
		let facts: ModelFacts = {};
		return {
			heed: (known) => {
				facts = known;
			},
			resultOf: (given, input) => {
				const task = folderOf(given);
				const found = outputs.get(
					toKey(task, toOwnInput(task, input, facts), { codes: facts.languageCodes }),
				);
				const fitting = new Map(
					[...(found ?? [])].filter(([language, output]) => wouldGive(facts, task, language, output)),
				);
				onAnswer?.(fitting.size > 0 ? "example" : "sample");
				return fitting.get(locale) ?? fitting.values().next().value;
			},
			findFile: (task, name) => {
				const path = `${task}/${name}`;
				const file = Object.hasOwn(exampleFiles, path) ? exampleFiles[path] : undefined;
				if (!file) onAnswer?.("sample");
				return file;
			},
			reportSample: () => onAnswer?.("sample"),
			localeOf: (text) => findLanguage(text) ?? locale,
		};
	};
}

/** What a conversation says, in order: roles with texts and pictures. Calls of tools are left to their results. */
export function readTurns(messages: unknown): readonly unknown[] {
	const turns = Array.isArray(messages) ? messages.filter(isRecord) : [];
	return turns
		.map((turn) => ({ role: String(turn["role"]), parts: readContent(turn), calls: turn["tool_calls"] }))
		.filter(({ role, parts, calls }) => parts.length > 0 || (role !== "system" && !Array.isArray(calls)))
		.map(({ role, parts }) => [role === "developer" ? "system" : role, ...parts]);
}

function readContent({ content }: Readonly<Record<string, unknown>>): readonly unknown[] {
	if (!Array.isArray(content)) return [content].filter((one) => typeof one === "string" && one !== "");
	return content
		.filter(isRecord)
		.map(({ text, image_url }) => text ?? (isRecord(image_url) ? image_url["url"] : undefined));
}

/** The folder that holds a task's examples, which is that of its schemas. */
function folderOf(task: string): string {
	const rows: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	return Object.hasOwn(rows, task) ? (rows[task]?.schemas ?? task) : task;
}

/** Parameters that make another answer right; the others cut, order or carry the same one. */
const ANSWER_SETTINGS = [
	"candidate_labels",
	"dimensions",
	"function_to_apply",
	"generate_parameters",
	"generation_parameters",
	"grammar",
	"hypothesis_template",
	"lang",
	"multi_label",
	"negative_prompt",
	"prompt",
	"prompt_name",
	"src_lang",
	"subtask",
	"task",
	"tgt_lang",
];

/** An example's input in the form that is looked up. */
function toLookup(input: Readonly<Record<string, JsonValue>>): ExampleInput {
	if (!("messages" in input)) return { inputs: input["inputs"], parameters: input["parameters"] };
	const form = nameForm(findSchema(input), listFunctions(input));
	return { inputs: [readTurns(input["messages"]), form] };
}

/** How an input is written. */
interface Writing {
	/** Names of this task's demo files represent the files. */
	readonly folder?: string;
	/** A model's names of languages. Default: those of the examples. */
	readonly codes?: ModelFacts["languageCodes"];
}

/** Canonical JSON of an input: fields sorted, positions kept. */
function toKey(task: string, { inputs, parameters }: ExampleInput, { folder, codes }: Writing): string {
	const settings = toLanguages(isRecord(parameters) ? parameters : {}, codes);
	const kept = ANSWER_SETTINGS.map((name) => [name, settings[name]] as const)
		.filter(([, value]) => value !== undefined && value !== null && value !== false && value !== "")
		.map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value]);
	return JSON.stringify(toCanonical([task, inputs, kept], folder));
}

function toCanonical(value: unknown, folder: string | undefined): unknown {
	if (value instanceof Uint8Array) return toFileMark(Uint8Array.from(value));
	if (Array.isArray(value)) return value.map((one) => toCanonical(one, folder));
	if (isRecord(value)) {
		const names = Object.keys(value).toSorted();
		return names.map((name) => [name, toCanonical(value[name], folder)]);
	}
	if (typeof value === "number") return String(value);
	if (typeof value !== "string") return value ?? null;
	return (folder === undefined ? undefined : EXAMPLE_FILES[`${folder}/${value}`]) ?? value.trim();
}
