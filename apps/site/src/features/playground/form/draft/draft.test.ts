import { expect, test } from "vitest";
import { listServedTasks } from "../../../../facts/providers/provider-facts.ts";
import { buildTaskData } from "../../target/build-task-data.ts";
import { listMediaPaths } from "../../target/find-inputs.ts";
import { readDraft, toDraft } from "./draft.ts";

const TASKS = listServedTasks().flatMap((id) => [[id, "tr"] as const, [id, "en"] as const]);

test.each(TASKS)("the example of %s (%s) comes through the form unchanged", (id, locale) => {
	const { input, example } = buildTaskData(id, locale);
	const media = listMediaPaths(input).map(([path]) => path);
	const file = new Blob();
	const draft = { ...toDraft(input, example), ...Object.fromEntries(media.map((path) => [path, file])) };
	const { args, problems } = readDraft(input, draft);
	expect([...problems]).toEqual([]);
	const withFiles = media.reduce((value, path) => setAt(value, path.split("."), file), example);
	expect(args).toEqual(withFiles);
});

test("an empty form asks for what a call cannot do without", () => {
	const { input } = buildTaskData("zero-shot-classification", "tr");
	const { problems } = readDraft(input, {});
	expect([...problems]).toEqual([
		["inputs", { kind: "required" }],
		["parameters.candidate_labels", { kind: "required" }],
	]);
});

test("fields of a group are asked for only once the group is begun", () => {
	const { input } = buildTaskData("text-to-image", "tr");
	expect(readDraft(input, { inputs: "a" }).problems.size).toBe(0);
});

test.each([
	["temperature", "3", "maximum"],
	["temperature", "-1", "minimum"],
	["temperature", "warm", "number"],
	["max_tokens", "2.5", "integer"],
	["tools", "[{]", "json"],
	["stop", "a\nb\nc\nd\ne", "maxItems"],
])("%s takes no %j", (path, typed, kind) => {
	const { input } = buildTaskData("conversational", "en");
	const draft = { messages: '[{"role":"user","content":"a"}]', [path]: typed };
	expect(readDraft(input, draft).problems.get(path)?.kind).toBe(kind);
});

test("a decimal comma is a decimal point", () => {
	const { input } = buildTaskData("conversational", "tr");
	const { args } = readDraft(input, { messages: "[]", temperature: "0,5" });
	expect(args).toEqual({ messages: [], temperature: 0.5 });
});

test("a table with a short line is refused", () => {
	const { input } = buildTaskData("tabular-regression", "tr");
	expect(readDraft(input, { "inputs.data": "a; b\n1" }).problems.get("inputs.data")?.kind).toBe("table");
});

function setAt(value: unknown, [name = "", ...rest]: readonly string[], file: Blob): object {
	const fields = Object(value) as Readonly<Record<string, unknown>>;
	return { ...fields, [name]: rest.length > 0 ? setAt(fields[name], rest, file) : file };
}
