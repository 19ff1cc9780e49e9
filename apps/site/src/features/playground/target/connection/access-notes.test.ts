import { describeRequest, PROVIDERS } from "@pusula/inference";
import { expect, test } from "vitest";
import { buildCatalogue } from "../build-catalogue.ts";
import { BLOCKING, findKeyNote, findKeyTarget } from "./access-notes.ts";

const { providers, routerHost } = buildCatalogue("tr", {});
const find = (id: string) => {
	const found = providers.find((one) => one.id === id);
	if (!found) throw new Error(`No provider ${id}.`);
	return found;
};

test.each([
	["groq", "", "missing"],
	["groq", "gsk_ş", "letters"],
	["groq", "gsk_1", undefined],
	["groq", "hf_1", undefined],
	["openai", "hf_1", "platform-token"],
	["openai", "sk-1", undefined],
	["auto", "gsk_1", "needs-platform"],
	["auto", "hf_1", undefined],
	["nebius", "hf_1", "not-carried"],
	["nebius", "own", undefined],
] as const)("%s with the key %j: %s", (id, key, note) => {
	expect(findKeyNote(find(id), key)).toBe(note);
});

test("a key of another service has a note that keeps the run from beginning; a platform key is routed instead", () => {
	expect(findKeyNote(find("groq"), "r8_1", "Replicate")).toBe("foreign");
	expect(BLOCKING.has("foreign")).toBe(true);
	expect(findKeyNote(find("groq"), "hf_1", "HF Inference")).toBeUndefined();
});

test("a provider that refuses pages has a note before the run, for direct calls only", () => {
	const shy = { ...find("groq"), refusesPages: true };
	expect(findKeyNote(shy, "gsk_1")).toBe("refuses-pages");
	expect(findKeyNote(shy, "hf_1")).toBeUndefined();
});

test.each([
	["groq", "conversational", "gsk_1", "api.groq.com", false],
	["groq", "conversational", "hf_1", routerHost, true],
	["openai", "conversational", "hf_1", "api.openai.com", false],
	["auto", "conversational", "hf_1", routerHost, true],
	["hf-inference", "fill-mask", "hf_1", routerHost, true],
] as const)("%s asks for %s with %s at %s", (id, task, key, host, isRouted) => {
	expect(findKeyTarget(find(id), task, key, routerHost)).toEqual({ host, isRouted });
});

test("hosts are those the client calls", () => {
	const chat = Object.values(PROVIDERS).filter(({ tasks }) => "conversational" in tasks);
	for (const { id } of chat) {
		const call = { task: "conversational", model: `${id}/m`, args: { messages: [] } } as const;
		for (const [key, kind] of [
			["own-key", "own"],
			["hf_key", "platform"],
		] as const) {
			const { request } = describeRequest({ ...call, provider: id, key: kind });
			const { host } = findKeyTarget(find(id), "conversational", key, routerHost);
			expect([id, kind, new URL(request.url).host]).toEqual([id, kind, host]);
		}
	}
});
