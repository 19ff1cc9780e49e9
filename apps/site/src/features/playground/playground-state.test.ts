import { expect, test } from "vitest";
import { buildCatalogue } from "./build-catalogue.ts";
import { readFields, readState, toParams } from "./playground-state.ts";

const CATALOGUE = buildCatalogue("tr", {});
const STATE = { task: "text-to-image", provider: "fal-ai", model: "a/b", scenario: "busy" };

test("a state comes back from its address", () => {
	const fields = { inputs: "tilki & ağaç", "parameters.seed": "7" };
	const params = new URLSearchParams(toParams(STATE, fields).toString());
	expect(readState(params, CATALOGUE)).toEqual(STATE);
	expect(readFields(params)).toEqual(fields);
});

test("files and long texts stay out of the address", () => {
	expect(toParams(STATE, { inputs: new Blob(["a"]) }).has("fields")).toBe(false);
	expect(toParams(STATE, { inputs: "a".repeat(5000) }).has("fields")).toBe(false);
});

test("what is not offered falls back to what is", () => {
	const params = new URLSearchParams("task=nothing&provider=nobody&scenario=never&fields=[1,{");
	expect(readState(params, CATALOGUE)).toEqual({
		task: "conversational",
		provider: "hf-inference",
		model: "",
		scenario: "",
	});
	expect(readFields(params)).toBeUndefined();
	expect(readFields(new URLSearchParams('fields={"a":1,"b":"c"}'))).toEqual({ b: "c" });
});
