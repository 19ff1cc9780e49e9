import { expect, test } from "vitest";
import { buildCatalogue } from "../build-catalogue.ts";
import { findForeignOwner } from "./key-forms.ts";

const { keyOwners } = buildCatalogue("tr", {});
const FAL = `01234567-89ab-cdef-0123-456789abcdef:${"0".repeat(32)}`;

test.each([
	["together", "api.together.xyz", "gsk_abc", "Groq"],
	["together", "api.together.xyz", " r8_abc ", "Replicate"],
	["hf-inference", "router.huggingface.co", "sk-proj-abcdef", "OpenAI"],
	["hf-inference", "router.huggingface.co", `sk-${"a".repeat(20)}T3BlbkFJabc`, "OpenAI"],
	["openai", "api.openai.com", "sk-or-v1-abc", "OpenRouter"],
	["openai", "api.openai.com", "sk-ant-abc", "Anthropic"],
	["groq", "api.groq.com", "nvapi-abc", "NVIDIA"],
	["groq", "api.groq.com", FAL, "fal"],
	["groq", "api.groq.com", "csk-abc", "Cerebras"],
	["together", "api.together.xyz", "fw_abc", "Fireworks AI"],
	["openai", "api.openai.com", "AIza0123", "Google"],
	["openai", "api.openai.com", "AQ.Ab0123", "Google"],
] as const)("%s at %s with %s: a key of %3$s", (provider, host, key, owner) => {
	expect(findForeignOwner(keyOwners, key, { provider, host })).toBe(owner);
});

test.each([
	["groq", "api.groq.com", "gsk_abc"],
	["fal-ai", "fal.run", FAL],
	["cerebras", "api.cerebras.ai", "csk-abc"],
	["fireworks-ai", "api.fireworks.ai", "fw_abc"],
	["openai", "api.openai.com", "sk-proj-abc"],
	["together", "api.together.xyz", "0123abcd"],
	["together", "api.together.xyz", "sk-abc"],
	["together", "api.together.xyz", ""],
] as const)("%s at %s with %j: nobody else's", (provider, host, key) => {
	expect(findForeignOwner(keyOwners, key, { provider, host })).toBeUndefined();
});

test("a server of the reader's own takes a key of the service that it belongs to, and no other's unasked", () => {
	const owner = (host: string, key: string) => findForeignOwner(keyOwners, key, { host });
	expect(owner("openrouter.ai", "sk-or-v1-a")).toBeUndefined();
	expect(owner("api.groq.com", "gsk_a")).toBeUndefined();
	expect(owner("a.us-east-1.aws.endpoints.huggingface.cloud", "hf_a")).toBeUndefined();
	expect(owner("generativelanguage.googleapis.com", "AIza0123")).toBeUndefined();
	expect(owner("localhost", "sk-local")).toBeUndefined();
	expect(owner("notgroq.com", "gsk_a")).toBe("Groq");
	expect(owner("groq.com.example.org", "gsk_a")).toBe("Groq");
	expect(owner("localhost", "hf_a")).toBe("HF Inference");
});
