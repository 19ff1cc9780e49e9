import { expect, it } from "vitest";
import { buildTaskData } from "../../target/build-task-data.ts";
import { withoutNull } from "../draft/field-kind.ts";
import { checkText } from "./check-text.ts";

const { properties = {} } = buildTaskData("conversational", "tr").input;
const FORMAT = withoutNull(properties["response_format"] ?? {});
const TOOLS = withoutNull(properties["tools"] ?? {});
const check = (value: unknown, schema: object) => {
	const text = JSON.stringify(value, null, "\t");
	return checkText(text, schema).map(({ from, to, kind, name }) => [kind, name, text.slice(from, to)]);
};
const format = (schema: unknown): object => ({ type: "json_schema", json_schema: { name: "a", schema } });

it("takes what servers take, and an empty field", () => {
	expect(checkText(" ", TOOLS)).toEqual([]);
	expect(check({ type: "json_object" }, FORMAT)).toEqual([]);
	expect(
		check(format({ type: "object", properties: { a: { type: "string" } }, required: ["a"] }), FORMAT),
	).toEqual([]);
	expect(
		check([{ type: "function", function: { name: "a", parameters: { type: "object" } } }], TOOLS),
	).toEqual([]);
});

it("points at the place where the text is no JSON", () => {
	const text = '{\n\t"type": "json_object",\n}';
	expect(checkText(text, FORMAT)).toEqual([{ from: text.indexOf("}"), to: text.length, kind: "syntax" }]);
	expect(checkText("// a\n{}", FORMAT)).toMatchObject([{ kind: "syntax", from: 0 }]);
	expect(checkText('{"a":', FORMAT)).toMatchObject([{ kind: "syntax" }]);
});

it("points at what the field's schema does not take", () => {
	expect(check({ type: "json_schema" }, FORMAT)).toEqual([
		["missing", "json_schema", expect.stringContaining("{")],
	]);
	expect(check({ type: "yaml" }, FORMAT)).toMatchObject([["choice", expect.any(String), '"yaml"']]);
	expect(check([{ type: "function", function: { name: 7 } }], TOOLS)).toMatchObject([
		["type", "string", "7"],
	]);
	expect(check({}, TOOLS)).toMatchObject([["type", "array, null", "{}"]]);
});

it("finds faults of a schema inside it", () => {
	expect(check(format({ type: "text" }), FORMAT)).toEqual([["unknown-type", "text", '"text"']]);
	expect(check(format({ properties: { a: { type: "string" } }, required: ["b"] }), FORMAT)).toMatchObject([
		["not-listed", "b", expect.stringContaining("b")],
	]);
	expect(check(format({ properties: { a: { items: { enum: [] } } } }), FORMAT)).toEqual([
		["no-choices", undefined, "[]"],
	]);
	expect(
		check([{ type: "function", function: { name: "a", parameters: { properties: { b: 1 } } } }], TOOLS),
	).toEqual([["not-object", undefined, "1"]]);
	let deep: unknown = {};
	for (let level = 0; level < 300; level++) deep = { items: deep };
	expect(check(format(deep), FORMAT)).toEqual([]);
});
