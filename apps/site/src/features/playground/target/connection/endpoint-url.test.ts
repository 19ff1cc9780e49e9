import { expect, test } from "vitest";
import { findUrlProblem, toCallUrl, toModelsUrl } from "./endpoint-url.ts";

test.each([
	["", "missing"],
	["localhost:11434", "not-a-url"],
	["my server", "not-a-url"],
	["ws://localhost:1", "scheme"],
	["https://me:secret@host.dev", "credentials"],
	["http://192.168.1.5:8080", "plain-http"],
	["http://[::1]:11434", "loopback-name"],
	["http://0.0.0.0:8000", "loopback-name"],
	["http://127.0.0.2:8000", "loopback-name"],
	["http://ollama.localhost", "loopback-name"],
	["http://[2001:db8::1]:8080", "plain-http"],
	["https://[::1]:8443", undefined],
	["http://localhost:11434", undefined],
	[" http://127.0.0.1:8080/v1 ", undefined],
	["https://acme.endpoints.dev", undefined],
] as const)("%j is %s", (text, problem) => {
	expect(findUrlProblem(text)).toBe(problem);
});

test.each([
	"http://localhost:11434",
	"http://localhost:11434/",
	"http://localhost:11434/v1",
	"http://localhost:11434/v1/chat/completions",
	"http://localhost:11434/v1/models",
	"http://localhost:11434/v1/embeddings",
	"http://localhost:11434/v1/audio/transcriptions/",
	"http://localhost:11434/api/chat",
])("%s means the OpenAI dialect under /v1", (text) => {
	expect(toCallUrl(text, "openai")).toBe("http://localhost:11434/v1");
	expect(toModelsUrl(text)).toBe("http://localhost:11434/v1/models");
});

test("a path before /v1 stays, and an inference endpoint is called as typed", () => {
	expect(toCallUrl("https://host.dev/acme/v1", "openai")).toBe("https://host.dev/acme/v1");
	expect(toCallUrl("https://host.dev/fill-mask", "inference")).toBe("https://host.dev/fill-mask");
});
