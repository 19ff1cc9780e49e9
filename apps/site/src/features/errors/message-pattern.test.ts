import { describe, expect, it } from "vitest";
import { holdsMessage } from "./message-pattern.ts";

const MESSAGE = "Model {model} is not supported for task {task}.";

describe("holdsMessage", () => {
	it.each([
		"Model acme/fox is not supported for task fill-mask.",
		"RoutingError: Model acme/fox is not supported for task fill-mask.\n    at run (run.ts:1)",
		MESSAGE,
	])("knows a message with its braces filled: %s", (text) => {
		expect(holdsMessage(text, MESSAGE)).toBe(true);
	});

	it.each(["", "Model acme/fox", "is not supported for task fill-mask. Model acme/fox", "model"])(
		"does not take another text for it: %s",
		(text) => {
			expect(holdsMessage(text, MESSAGE)).toBe(false);
		},
	);
});
