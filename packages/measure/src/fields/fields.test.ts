import { CALLABLE_TASKS, type CallableTaskId } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { buildArgs, readFieldText } from "./build-args.ts";
import { FieldError } from "./field-error.ts";
import { listFields, mainField } from "./list-fields.ts";

const TASKS = Object.keys(CALLABLE_TASKS) as CallableTaskId[]; // the table's keys

describe("fields of a task", () => {
	it.each(TASKS)("%s has a main field and no name twice", (task) => {
		const names = listFields(task).map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(["inputs", "messages"]).toContain(mainField(task).path[0]);
	});

	it.each([
		["text-classification", "inputs", "text"],
		["question-answering", "question", "text"],
		["image-classification", "inputs", "file"],
		["visual-question-answering", "image", "file"],
		["sentence-similarity", "source_sentence", "text"],
		["conversational", "messages", "turns"],
		["feature-extraction", "inputs", "text"],
		["tabular-regression", "data", "json"],
	] as const)("the main field of %s is %s, a %s", (task, name, kind) => {
		expect(mainField(task)).toMatchObject({ name, kind });
	});
});

describe("arguments of a call", () => {
	it("puts every value in its place", () => {
		expect(buildArgs("question-answering", { question: "Nerede?", context: "Evde.", top_k: 2 })).toEqual({
			inputs: { question: "Nerede?", context: "Evde." },
			parameters: { top_k: 2 },
		});
	});

	it("makes turns of a text, and keeps settings of a chat beside them", () => {
		expect(
			buildArgs("conversational", { system: "Kısa yaz.", messages: "Merhaba", temperature: 0, own: 1 }),
		).toEqual({
			messages: [
				{ role: "system", content: "Kısa yaz." },
				{ role: "user", content: "Merhaba" },
			],
			temperature: 0,
			own: 1,
		});
	});

	it("names the field that is missing", () => {
		expect(() => buildArgs("question-answering", { question: "Nerede?" })).toThrow(
			expect.objectContaining({ code: "missing", field: "context" }),
		);
	});

	it("puts settings that no schema names below parameters", () => {
		expect(buildArgs("text-classification", { inputs: "x", own: true })).toEqual({
			inputs: "x",
			parameters: { own: true },
		});
	});
});

describe("text of a field", () => {
	it.each([
		["text", "[1]", "[1]"],
		["texts", "iade, hukuk ,", ["iade", "hukuk"]],
		["texts", '["a,b","c"]', ["a,b", "c"]],
		["json", "0.5", 0.5],
		["turns", "Merhaba", "Merhaba"],
		["turns", "[ACİL] Kargom gelmedi", "[ACİL] Kargom gelmedi"],
		["turns", '[{"role":"user","content":"a"}]', [{ role: "user", content: "a" }]],
	] as const)("a %s from %s", (kind, text, value) => {
		expect(readFieldText({ name: "x", kind }, text)).toEqual(value);
	});

	it("says that it is no JSON", () => {
		expect(() => readFieldText({ name: "temperature", kind: "json" }, "hot")).toThrow(FieldError);
	});
});
