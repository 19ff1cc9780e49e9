import { TASK_SCHEMAS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { messages as en } from "../../../../messages/en/index.ts";
import { messages as tr } from "../../../../messages/tr/index.ts";
import { listLimitWords, listValues, toTypeWords } from "./field-words.ts";
import { listFields, type SchemaField } from "./schema-fields.ts";

function field(task: keyof typeof TASK_SCHEMAS, path: string): SchemaField {
	const found = listFields(TASK_SCHEMAS[task].input).find((one) => one.path === path);
	if (!found) throw new Error(`${task} has no field ${path}`);
	return found;
}

it("names types in the language of the page", () => {
	expect(toTypeWords(field("text-generation", "inputs"), tr)).toBe("metin");
	expect(toTypeWords(field("text-generation", "parameters.stop"), tr)).toBe("metin listesi");
	expect(toTypeWords(field("text-generation", "parameters.max_new_tokens"), en)).toBe(
		"whole number (tokens)",
	);
});

it("writes limits and allowed values", () => {
	expect(listLimitWords(field("text-generation", "parameters.top_p"), tr)).toEqual([
		"0 değerinden büyük",
		"en çok 1",
	]);
	expect(listLimitWords(field("text-generation", "parameters.stop"), en)).toEqual(["at most 4 items"]);
	expect(listValues(field("text2text-generation", "parameters.truncation"))).toContain('"longest_first"');
});

it("finds words for the type of every field of the catalogue", () => {
	for (const { input, output } of Object.values(TASK_SCHEMAS)) {
		for (const one of [...listFields(input), ...listFields(output)]) {
			const words = toTypeWords(one, tr) || listValues(one).join();
			expect({ path: one.path, words }).not.toMatchObject({ words: "" });
		}
	}
});
