import { expect, it } from "vitest";
import { toJsonError } from "./json-error.ts";

function failureOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		return toJsonError(error);
	}
}

it.each(["hf_secret", '{"a": hf_secret}', '{"a": "hf_secret"', '"hf_secret" x'])(
	"of %s holds nothing of it",
	(text) => {
		const error = failureOf(text);
		expect(error).toBeInstanceOf(SyntaxError);
		expect(String(error)).toMatch(/JSON/);
		expect(String(error)).not.toContain("hf_");
	},
);

it("leaves other errors as they are", () => {
	const error = new TypeError('The encoded data was not valid for "utf-8"');
	expect(toJsonError(error)).toBe(error);
});
