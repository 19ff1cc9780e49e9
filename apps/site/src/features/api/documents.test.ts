import { TASK_IDS } from "@pusula/tasks";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { listApiDocuments, listApiFiles } from "./documents.ts";
import { SCHEMAS } from "./schemas.ts";

const SITE = new URL("https://pusula.example");
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

test("every document fits its schema, and no schema is without a document", () => {
	const documents = listApiDocuments(SITE);
	for (const { path, schema, value } of documents) {
		ajv.validate(SCHEMAS[schema], JSON.parse(JSON.stringify(value)));
		expect(ajv.errorsText(ajv.errors?.slice(0, 9), { dataVar: path })).toBe("No errors");
	}
	expect(new Set(documents.map(({ schema }) => schema))).toEqual(new Set(Object.keys(SCHEMAS)));
});

test("a schema refuses what it does not know, and what lacks a field", () => {
	const [task] = Object.values(listApiDocuments(SITE)[0]?.value as Record<string, object>);
	expect(ajv.validate(SCHEMAS.task, task)).toBe(true);
	expect(ajv.validate(SCHEMAS.task, { ...task, surprise: 1 })).toBe(false);
	expect(ajv.validate(SCHEMAS.task, { ...task, models: [{ name: "no id" }] })).toBe(false);
});

test("each document and each schema is a file, and none has the path of a folder", () => {
	const files = listApiFiles(SITE);
	expect(files.size).toBe(TASK_IDS.length + 6 + Object.keys(SCHEMAS).length);
	expect(JSON.parse(files.get("tasks/text-to-image.json") ?? "")).toMatchObject({ id: "text-to-image" });
	expect(JSON.parse(files.get("schemas/tasks.json") ?? "")).toMatchObject({
		$id: "https://pusula.example/api/schemas/tasks.json",
	});
	const folders = new Set([...files.keys()].map((path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0))));
	expect([...files.keys()].filter((path) => folders.has(path))).toEqual([]);
});
