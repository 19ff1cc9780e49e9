import { expect, it } from "vitest";
import { toJsonText } from "./json-text.ts";

it("writes values of every kind", () => {
	expect(toJsonText({ a: [1, null], file: new Blob(["xyz"], { type: "image/png" }) })).toBe(
		'{\n  "a": [\n    1,\n    null\n  ],\n  "file": "Blob (image/png, 3 B)"\n}',
	);
	expect(toJsonText(undefined)).toBe("");
	expect(toJsonText("\u202E\uD800")).toBe('"⟨U+202E⟩\\ud800"');
	expect(toJsonText(JSON.parse('{"__proto__":1}'))).toBe('{\n  "__proto__": 1\n}');
});

it("gives nothing for what is nested too deep", () => {
	expect(toJsonText(JSON.parse("[".repeat(100_000) + "]".repeat(100_000)))).toBeUndefined();
});
