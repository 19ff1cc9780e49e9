import { CALLABLE_TASKS, TASK_SCHEMAS } from "@pusula/tasks";
import { type Model, MODELS } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { readDraft } from "../form/draft/draft.ts";
import { buildTaskData } from "./build-task-data.ts";
import { listFieldChoices, withChosenFields } from "./field-choices.ts";

test("names a model's voices, and the field in which one is sent", () => {
	const { choices, input } = buildTaskData("text-to-speech", "tr");
	expect(choices["hexgrad/Kokoro-82M"]?.["parameters.voice"]).toContain("bf_emma");
	expect(readDraft(input, { inputs: "Hello.", "parameters.voice": "bf_emma" }).args).toEqual({
		inputs: "Hello.",
		parameters: { voice: "bf_emma" },
	});
	expect(input.properties?.["parameters"]?.properties?.["voice"]?.["x-tr"]).toBeTruthy();
});

test("names the languages of a translation by the codes of its model", () => {
	const { choices } = buildTaskData("translation", "tr");
	expect(choices["facebook/nllb-200-distilled-600M"]?.["parameters.tgt_lang"]).toEqual([
		"tur_Latn",
		"eng_Latn",
	]);
	expect(choices["facebook/mbart-large-50-many-to-many-mmt"]?.["parameters.src_lang"]).toEqual([
		"tr_TR",
		"en_XX",
	]);
});

test("names codes of languages for translation models outside the table: those of each model in it, and more", () => {
	const { parameters } = TASK_SCHEMAS["translation"].input.properties ?? {};
	const { choices } = buildTaskData("translation", "tr");
	for (const name of ["src_lang", "tgt_lang"]) {
		const examples = parameters?.properties?.[name]?.examples ?? [];
		const known = Object.values(choices).flatMap((fields) => fields[`parameters.${name}`] ?? []);
		expect(known.length).toBeGreaterThan(0);
		expect(examples).toEqual(expect.arrayContaining(known));
		expect(examples).toContain("deu_Latn");
	}
});

test("puts the values of a chat beside its messages", () => {
	const { choices } = buildTaskData("conversational", "en");
	expect(choices["openai/gpt-oss-20b"]).toEqual({ reasoning_effort: ["low", "medium", "high"] });
});

test("adds no field to a task that names them all", () => {
	const { input } = TASK_SCHEMAS["translation"];
	expect(withChosenFields(input, listFieldChoices("translation", input))).toBe(input);
});

test("finds a field for the values of every model", () => {
	const models: readonly Model[] = MODELS;
	const tables = Object.values(CALLABLE_TASKS).map(({ page, schemas }) =>
		listFieldChoices(page, TASK_SCHEMAS[schemas].input),
	);
	for (const { id, input } of models)
		for (const name of Object.keys(input?.choices ?? {}))
			expect(
				tables.some((table) => Object.keys(table[id] ?? {}).some((path) => path.endsWith(name))),
				`${id}: ${name}`,
			).toBe(true);
});
