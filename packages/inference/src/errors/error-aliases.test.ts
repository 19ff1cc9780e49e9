import { describe, expect, it } from "vitest";
import { InferenceError, InputError, OutputError } from "./errors.ts";
import { InferenceOutputError } from "./error-aliases.ts";

describe("InferenceOutputError", () => {
	const made = new InferenceOutputError("Expected Blob");

	it("has the message of the reference", () => {
		expect(made.message).toBe(
			"Invalid inference output: Expected Blob. Use the 'request' method with the same parameters to do a custom call with no type checking.",
		);
		expect(made).toMatchObject({ name: "InferenceOutputError", code: "output" });
	});

	it("is a TypeError, an OutputError and an InferenceError", () => {
		for (const type of [TypeError, OutputError, InferenceError]) expect(made).toBeInstanceOf(type);
	});

	it("has every OutputError as an instance, and no other error", () => {
		expect(new OutputError("The answer is larger.")).toBeInstanceOf(InferenceOutputError);
		expect(new InputError("No model.")).not.toBeInstanceOf(InferenceOutputError);
		expect(new TypeError("fetch failed")).not.toBeInstanceOf(InferenceOutputError);
	});

	it("has heirs that only their own errors are instances of", () => {
		class Own extends InferenceOutputError {}
		expect(new Own("x")).toBeInstanceOf(Own);
		expect(made).not.toBeInstanceOf(Own);
	});
});
