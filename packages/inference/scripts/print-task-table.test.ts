import { expect, test } from "vitest";
import { printTaskTable } from "./print-task-table.ts";
import { readOwnFields } from "./read-own-types.ts";
import { listTaskRows } from "./task-rows.ts";

const OWN = `export interface OwnTypes {
	translation: { args: { text: string } };
	"fill-mask": { output: string; input: string };
}`;

test("a type that the client has for itself takes the place of the schema's, and no other does", () => {
	const rows = listTaskRows().filter(({ id }) => id === "translation" || id === "fill-mask");
	const printed = printTaskTable(rows, readOwnFields(OWN));
	expect(printed).toContain(`	translation: {
		args: OwnTypes["translation"]["args"];
		input: t.TranslationInput;
		output: t.TranslationOutput;
	};`);
	expect(printed).toContain(`	"fill-mask": {
		args: t.FillMaskInput;
		input: OwnTypes["fill-mask"]["input"];
		output: OwnTypes["fill-mask"]["output"];
	};`);
});

test("a type of a task that cannot be called is refused", () => {
	expect(() => printTaskTable([], readOwnFields(OWN))).toThrow("translation, fill-mask");
});
