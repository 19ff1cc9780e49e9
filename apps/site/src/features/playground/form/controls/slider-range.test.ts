import { type JsonSchema, TASK_SCHEMAS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { readDraft } from "../draft/draft.ts";
import { toFieldKind, withoutNull } from "../draft/field-kind.ts";
import { findSliderRange } from "./slider-range.ts";

it("slides between the limits of a schema, else where a page usually does, else not at all", () => {
	expect(findSliderRange("temperature", { type: "number", minimum: 0, maximum: 4 })).toEqual({
		from: 0,
		to: 4,
		step: 0.04,
		isLimit: true,
	});
	expect(findSliderRange("top_p", { type: "number", exclusiveMinimum: 0 })).toMatchObject({
		from: 0.01,
		to: 1,
	});
	expect(findSliderRange("seed", { type: "integer", minimum: 0 })).toBeUndefined();
});

function listNumbers(schema: JsonSchema, path = ""): readonly (readonly [string, JsonSchema])[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
		const inner = withoutNull(given);
		const at = path ? `${path}.${name}` : name;
		return toFieldKind(inner) === "number" ? [[at, inner] as const] : listNumbers(inner, at);
	});
}

it.each(Object.entries(TASK_SCHEMAS))("no end of a slider of %s breaks its schema", (_, { input }) => {
	for (const [path, schema] of listNumbers(input)) {
		const range = findSliderRange(toName(path), schema);
		for (const end of range ? [range.from, range.to] : [])
			expect([path, end, readDraft(input, { [path]: String(end) }).problems.get(path)]).toEqual([
				path,
				end,
				undefined,
			]);
	}
});

it("every number of every task has a slider, but for seeds", () => {
	const numbers = Object.values(TASK_SCHEMAS).flatMap(({ input }) => listNumbers(input));
	const without = numbers.filter(([path, schema]) => !findSliderRange(toName(path), schema));
	expect([...new Set(without.map(([path]) => toName(path)))]).toEqual(["seed"]);
});

function toName(path: string): string {
	return path.replace(/^.*\./, "");
}
