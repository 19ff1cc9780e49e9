import { describe, expect, it } from "vitest";
import { isOpenaiUrl, toOpenaiUrl } from "./endpoint-url.ts";

describe("toOpenaiUrl", () => {
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
		expect(toOpenaiUrl(new URL(endpoint), "chat/completions")).toBe(url);
	});

	it.each([
		["https://h", "https://h/v1/completions"],
		["https://h/v1/", "https://h/v1/completions"],
		["https://h/v1/completions", "https://h/v1/completions"],
		["https://h/v1/chat/completions", "https://h/v1/completions"],
	])("text generation at %s goes to %s", (endpoint, url) => {
		expect(toOpenaiUrl(new URL(endpoint), "completions")).toBe(url);
	});
});

it.each([
	["https://h/v1", "embeddings", "https://h/v1/embeddings"],
	["https://h/v1/chat/completions", "embeddings", "https://h/v1/embeddings"],
	["https://h/v1/embeddings", "completions", "https://h/v1/completions"],
	["https://h/v1/images/generations", "audio/transcriptions", "https://h/v1/audio/transcriptions"],
] as const)("of the routes below %s, %s is %s", (endpoint, route, url) => {
	expect(toOpenaiUrl(new URL(endpoint), route)).toBe(url);
});

describe("isOpenaiUrl", () => {
	it.each([
		"https://h/v1",
		"https://h/v1/",
		"https://h/v1/completions",
		"https://h/v1/chat/completions?x=1",
		"https://h/v1/embeddings/",
		"https://h/v1/audio/transcriptions",
	])("knows %s as an OpenAI-style route", (url) => {
		expect(isOpenaiUrl(new URL(url))).toBe(true);
	});

	it.each(["https://h", "https://h/generate", "https://h/v10", "https://h/?u=/v1"])(
		"takes %s for a server of the task's own dialect",
		(url) => {
			expect(isOpenaiUrl(new URL(url))).toBe(false);
		},
	);
});
