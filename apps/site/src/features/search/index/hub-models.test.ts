import { expect, test } from "vitest";
import type { ReferenceEntry, ReferencePackage } from "../../../facts/reference/reference.ts";
import { isHubModels, toModelEntries } from "./hub-models.ts";
import { groupHubModels } from "./group-hub-models.ts";

const written = [
	{ folder: "tasks", name: "fill-mask", fields: {}, body: "Türkçe: dbmdz/bert-base-turkish-cased." },
	{ folder: "docs", name: "how-to/migrate", fields: {}, body: "`Xenova/whisper-base` ve BAAI/bge-m3" },
];
const entry = {
	name: "chat",
	kind: "functions",
	text: "",
	source: "packages/inference/src/index.ts#L1",
	signature: 'chat({ model: "mistralai/Mistral-Nemo-Instruct-2407" })',
	parameters: [],
	fields: [],
} as unknown as ReferenceEntry; // as much of one as is searched
const reference = [{ id: "inference", entries: [entry] }] as unknown as readonly ReferencePackage[]; // as above
const models = groupHubModels(
	{ written: () => written, reference },
	(task) => (task === "translation" ? "acme/called" : undefined),
	"tr",
);
const findPlace = (id: string) =>
	toModelEntries(models, [])
		.filter(({ title }) => title === id)
		.map(({ href }) => href);

test("lists the models of the catalogue and of the articles, each once", () => {
	const ids = models.flatMap((one) => one.ids.split(" "));
	expect(ids).toContain("answerdotai/ModernBERT-large");
	expect(ids).toContain("dbmdz/bert-base-turkish-cased");
	expect(ids).toHaveLength(new Set(ids).size);
});

test("finds the model that the code of a task's page calls", () => {
	expect(findPlace("acme/called")).toEqual(["/tasks/translation/models/#acme-called"]);
});

test("finds the models of the table of published results in its section", () => {
	expect(findPlace("Qwen/Qwen3-ASR-1.7B")).toEqual([
		"/tasks/automatic-speech-recognition/models/#rakamlarla-model-secme",
	]);
});

test("finds the models that only a guide names, on that guide", () => {
	expect(findPlace("Xenova/whisper-base")).toEqual(["/docs/how-to/migrate/#bu-sayfadaki-modeller"]);
	expect(findPlace("BAAI/bge-m3").join()).toContain("/tasks/");
});

test("finds the models that only the API reference calls, on its page", () => {
	expect(findPlace("mistralai/Mistral-Nemo-Instruct-2407")).toEqual([
		"/docs/api/inference/functions/#bu-sayfadaki-modeller",
	]);
});

test("leads to the place of a model on its task's page of models", () => {
	const tasks = [{ href: "/tasks/fill-mask/", kind: "task", title: "Maske doldurma" }] as const;
	const one = [{ page: "/tasks/fill-mask/models/", ids: "a/B-1.5 c/d" }];
	expect(toModelEntries(one, tasks)).toEqual([
		{
			href: "/tasks/fill-mask/models/#a-b-1-5",
			kind: "checkpoint",
			title: "a/B-1.5",
			under: "Maske doldurma",
		},
		{ href: "/tasks/fill-mask/models/#c-d", kind: "checkpoint", title: "c/d", under: "Maske doldurma" },
	]);
});

test("knows its own form", () => {
	expect(isHubModels(JSON.parse(JSON.stringify(models)))).toBe(true);
	for (const other of [undefined, {}, [null], [{ page: "/", ids: 1 }], [{ page: "/", ids: "a/b", place: 1 }]])
		expect(isHubModels(other)).toBe(false);
});
