import { expect, it } from "vitest";
import { buildTaskData } from "../../target/build-task-data.ts";
import { firstSettings, listRowPaths, printSettings, readSettings } from "./settings.ts";

const translation = buildTaskData("translation", "tr");

it("a model that names languages begins with those of its example", () => {
	expect(firstSettings(translation, "facebook/mbart-large-50-many-to-many-mmt")).toEqual({
		"parameters.src_lang": "tr_TR",
		"parameters.tgt_lang": "en_XX",
	});
	expect(firstSettings(translation, "facebook/nllb-200-distilled-600M")).toMatchObject({
		"parameters.src_lang": "tur_Latn",
	});
	expect(firstSettings(translation, "Helsinki-NLP/opus-mt-tr-en")).toEqual({});
});

it.each([
	["zero-shot-classification", ["inputs", "parameters.candidate_labels"]],
	["question-answering", ["inputs.question", "inputs.context"]],
	["conversational", ["messages"]],
] as const)("rows fill the fields of %s, which are no settings", (task, paths) => {
	expect(listRowPaths(task)).toEqual(paths);
});

it("settings are read as arguments, and fields of the rows are not missed", () => {
	const data = buildTaskData("zero-shot-classification", "tr");
	const { args, problems } = readSettings("zero-shot-classification", data, {
		"parameters.multi_label": "true",
	});
	expect(args).toEqual({ parameters: { multi_label: true } });
	expect([...problems]).toEqual([]);
	const chat = buildTaskData("conversational", "tr");
	expect([...readSettings("conversational", chat, { temperature: "çok" }).problems.keys()]).toEqual([
		"temperature",
	]);
});

it("only what differs from the beginning is printed", () => {
	const first = { "parameters.src_lang": "tr_TR", "parameters.tgt_lang": "en_XX" };
	expect(printSettings(first, first)).toBe("");
	expect(printSettings({ ...first, "parameters.tgt_lang": "de_DE", temperature: "0" }, first)).toBe(
		"tgt_lang de_DE, temperature 0",
	);
	expect(printSettings({}, { temperature: "1" })).toBe("temperature –");
});
