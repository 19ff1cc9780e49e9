import { CALL_EXAMPLES, type JsonValue, type Locale, LOCALES, type TaskExamples } from "@pusula/tasks";
import { isRecord } from "../rules/checks.ts";
import { EXAMPLE_FILES } from "../generated/example-files.ts";
import type { StoredFile } from "../state/files.ts";
import type { KnownExamples } from "../state/state.ts";
import { looksTurkish } from "./language.ts";
import { toFileMark } from "./file-mark.ts";
import { findSchema, listFunctions, nameForm } from "./wanted-form.ts";

/** Options that decide what is known. */
export interface ExampleOptions {
	/** Language of results for inputs without words, and of sample responses to texts that are not Turkish. Default "en". */
	readonly locale?: Locale;
	/** Files of the catalogue's demos by task and name (`text-to-image/windmill.png`), for examples that result in one. */
	readonly exampleFiles?: Readonly<Record<string, StoredFile>>;
	/** Called when an input has been looked up; of several calls for one request, the last holds. Default: nothing. */
	readonly onAnswer?: (source: AnswerSource) => void;
}

/** Where an answer comes from: the right result of an example, or a sample of the right form. */
export type AnswerSource = "example" | "sample";

/** Indexes the catalogue's examples by their content. */
export function createKnownExamples({
	locale = "en",
	exampleFiles = {},
	onAnswer,
}: ExampleOptions): KnownExamples {
	const outputs = new Map<string, Map<Locale, JsonValue>>();
	for (const [task, examples] of Object.entries<TaskExamples>(CALL_EXAMPLES)) {
		for (const language of LOCALES) {
			for (const { input, output } of examples[language]) {
				const key = toKey(task, valuesOf(input), task);
				outputs.set(key, (outputs.get(key) ?? new Map<Locale, JsonValue>()).set(language, output));
			}
		}
	}
	return {
		find: (task, values) => {
			const found = outputs.get(toKey(NAMES[task] ?? task, values));
			onAnswer?.(found ? "example" : "sample");
			return found?.get(locale) ?? found?.values().next().value;
		},
		findFile: (task, name) => {
			const path = `${task}/${name}`;
			const file = Object.hasOwn(exampleFiles, path) ? exampleFiles[path] : undefined;
			if (!file) onAnswer?.("sample");
			return file;
		},
		localeOf: (text) => (looksTurkish(text) ? "tr" : locale),
	};
}

/** What a conversation says that may be an example: one turn of the user, and results of tools. Undefined after an answer. */
export function readQuestion(messages: unknown): unknown {
	const turns = Array.isArray(messages) ? messages.filter(isRecord) : [];
	const [first, ...later] = turns.filter(({ role }) => role !== "system" && role !== "developer");
	if (first?.["role"] !== "user") return undefined;
	const results = later.filter(({ role }) => role === "tool");
	if (later.some(({ role, tool_calls }) => role !== "tool" && !Array.isArray(tool_calls))) return undefined;
	return later.length === 0 ? readContent(first) : [first, ...results].map(readContent);
}

function readContent({ content }: Readonly<Record<string, unknown>>): unknown {
	if (!Array.isArray(content)) return content;
	return content
		.filter(isRecord)
		.map(({ text, image_url }) => text ?? (isRecord(image_url) ? image_url["url"] : undefined));
}

/** Names of the catalogue for tasks that the hub names otherwise. */
const NAMES: Readonly<Record<string, string>> = { conversational: "chat-completion" };

/** The parts of an example's input that make it that example; settings are not. */
function valuesOf(input: Readonly<Record<string, JsonValue>>): unknown {
	const { inputs, messages, parameters } = input;
	const { prompt, candidate_labels } = isRecord(parameters) ? parameters : {};
	const form = nameForm(findSchema(input), listFunctions(input));
	return [inputs, readQuestion(messages), form, prompt, candidate_labels];
}

/** The leaves of a value in alphabetical order; with `folder`, names of demo files represent the files. */
function toKey(task: string, values: unknown, folder?: string): string {
	return [task, ...listLeaves(values, folder).toSorted()].join("\n");
}

function listLeaves(value: unknown, folder: string | undefined): readonly string[] {
	if (value instanceof Uint8Array) return [toFileMark(Uint8Array.from(value))];
	if (Array.isArray(value)) return value.flatMap((one) => listLeaves(one, folder));
	if (isRecord(value)) return Object.values(value).flatMap((one) => listLeaves(one, folder));
	if (typeof value === "number") return [String(value)];
	if (typeof value !== "string" || value === "") return [];
	return [(folder === undefined ? undefined : EXAMPLE_FILES[`${folder}/${value}`]) ?? value.trim()];
}
