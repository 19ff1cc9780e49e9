import { expect, it } from "vitest";
import { findRequestedSchema, findToolSchema } from "./requested-schema.ts";
import { checkJson } from "./check-json.ts";

const CITY = {
	type: "object",
	properties: { city: { type: "string" }, people: { type: "integer", minimum: 0 } },
	required: ["city"],
	additionalProperties: false,
};

it("tells whether a text fits the schema, and where it does not", () => {
	expect(checkJson('{"city":"İzmir","people":3}', CITY)).toMatchObject({ kind: "fits" });
	expect(checkJson('{"people":-1}', CITY)).toMatchObject({ kind: "breaks" });
	const verdict = checkJson('{"city":1}', CITY);
	expect(verdict.kind === "breaks" && verdict.problems.join()).toContain("#/city");
	expect(checkJson('{"city":', CITY)).toEqual({ kind: "not-json" });
	expect(checkJson("[1]", true)).toEqual({ kind: "fits", value: [1] });
});

it("leaves a text unchecked when the schema cannot be used or the text is nested too deep", () => {
	expect(checkJson("1", { $ref: "#/nowhere" })).toMatchObject({ kind: "unchecked" });
	const schema = { $ref: "#/$defs/list", $defs: { list: { items: { $ref: "#/$defs/list" } } } };
	expect(checkJson("[".repeat(20_000) + "]".repeat(20_000), schema)).toMatchObject({ kind: "unchecked" });
});

it("is not misled by fields named after the prototype", () => {
	expect(checkJson('{"__proto__":{"city":"x"}}', CITY)).toMatchObject({ kind: "breaks" });
	expect(Object.hasOwn({}, "city")).toBe(false);
});

it("finds the schema a call asks for, in each of its spellings", () => {
	expect(
		findRequestedSchema({ response_format: { type: "json_schema", json_schema: { schema: CITY } } }),
	).toBe(CITY);
	expect(findRequestedSchema({ response_format: { type: "json_schema", value: { schema: CITY } } })).toBe(
		CITY,
	);
	expect(findRequestedSchema({ response_format: { type: "json", value: JSON.stringify(CITY) } })).toEqual(
		CITY,
	);
	expect(findRequestedSchema({ response_format: { type: "json_object" } })).toBe(true);
	expect(findRequestedSchema({ response_format: { type: "text" } })).toBeUndefined();
	expect(findRequestedSchema({})).toBeUndefined();
});

it("finds the schema of a tool's arguments", () => {
	const tools = [{ type: "function", function: { name: "weather", parameters: CITY } }];
	expect(findToolSchema({ tools }, "weather")).toBe(CITY);
	expect(findToolSchema({ tools }, "other")).toBe(true);
});
