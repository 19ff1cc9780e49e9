import { describe, expect, it } from "vitest";
import { isCompletionsUrl, toCompletionsUrl } from "./endpoint-url.ts";

describe("toCompletionsUrl", () => {
	it.each([
		["https://h", "https://h/v1/chat/completions"],
		["https://h/", "https://h/v1/chat/completions"],
		["https://h/v1", "https://h/v1/chat/completions"],
		["https://h/v1//", "https://h/v1/chat/completions"],
		["https://h/v1/chat/completions", "https://h/v1/chat/completions"],
		["https://h/v1/chat/completions/", "https://h/v1/chat/completions"],
		["https://h/chat/completions", "https://h/chat/completions"],
		["https://h/v1/completions", "https://h/v1/chat/completions"],
		["https://h/models/acme/fox", "https://h/models/acme/fox/v1/chat/completions"],
		["https://h/v1/chat/completions?x=1", "https://h/v1/chat/completions?x=1"],
		["https://h/v1?api-version=2", "https://h/v1/chat/completions?api-version=2"],
		["HTTPS://H:8443", "https://h:8443/v1/chat/completions"],
	])("chat at %s goes to %s", (endpoint, url) => {
		expect(toCompletionsUrl(new URL(endpoint), "chat/completions")).toBe(url);
	});

	it.each([
		["https://h", "https://h/v1/completions"],
		["https://h/v1/", "https://h/v1/completions"],
		["https://h/v1/completions", "https://h/v1/completions"],
		["https://h/v1/chat/completions", "https://h/v1/completions"],
	])("text generation at %s goes to %s", (endpoint, url) => {
		expect(toCompletionsUrl(new URL(endpoint), "completions")).toBe(url);
	});
});

describe("isCompletionsUrl", () => {
	it.each(["https://h/v1", "https://h/v1/", "https://h/v1/completions", "https://h/v1/chat/completions?x=1"])(
		"knows %s as an OpenAI-style route",
		(url) => {
			expect(isCompletionsUrl(new URL(url))).toBe(true);
		},
	);

	it.each(["https://h", "https://h/generate", "https://h/v10", "https://h/?u=/v1"])(
		"takes %s for a server of the task's own dialect",
		(url) => {
			expect(isCompletionsUrl(new URL(url))).toBe(false);
		},
	);
});
