import type { JsonSchema } from "@pusula/tasks";
import { expect, test } from "vitest";
import { readOpened } from "./opened-form.ts";

const SCHEMA = {
	type: "object",
	properties: {
		inputs: { type: "string", "x-media": "image" },
		parameters: { type: "object", properties: { prompt: { type: "string" }, seed: { type: "integer" } } },
	},
} as unknown as JsonSchema; // as much of a schema as is read

test("the arguments of a call come back as the fields of its form, with files", () => {
	const file = new Blob(["a"], { type: "image/png" });
	const opened = { id: 1, args: { inputs: file, parameters: { prompt: "tilki", seed: 7 } } };
	expect(readOpened(SCHEMA, opened)).toEqual({
		inputs: file,
		"parameters.prompt": "tilki",
		"parameters.seed": "7",
	});
});

test("typed fields stay as they were typed, and an opened form may name none", () => {
	expect(readOpened(SCHEMA, { id: 1, draft: { "parameters.seed": "yedi" } })).toEqual({
		"parameters.seed": "yedi",
	});
	expect(readOpened(SCHEMA, { id: 1 })).toBeUndefined();
});

test("arguments that the task cannot have open nothing", () => {
	expect(readOpened(SCHEMA, { id: 1, args: { parameters: null } })).toBeUndefined();
});

test("fields in place of the example's leave the others as they are", () => {
	const example = { inputs: "örnek", "parameters.seed": "7" };
	expect(readOpened(SCHEMA, { id: 1, instead: { inputs: "tilki" } }, example)).toEqual({
		inputs: "tilki",
		"parameters.seed": "7",
	});
});
