import { describe, expect, it } from "vitest";
import { openai } from "../providers/openai.ts";
import type { Call } from "../types/call.ts";
import { ownModels } from "./own-models.ts";

function resolve(model: string | undefined, accessToken: string | undefined): unknown {
	return ownModels({ provider: openai, task: "conversational", model }, { accessToken } as Call); // only the key is looked at
}

describe("ownModels", () => {
	it("takes the provider's name off the model", () => {
		expect(resolve("openai/gpt-4o", "sk-1")).toMatchObject({
			providerId: "gpt-4o",
			hfModelId: "openai/gpt-4o",
		});
	});

	it.each([
		[undefined, "sk-1", "Provider openai requires a model ID to be passed directly."],
		["gpt-4o", "sk-1", 'Models from openai must be prefixed by "openai/". Got "gpt-4o".'],
		["openai/gpt-4o", "hf_1", "Provider openai is closed-source and does not support HF tokens."],
		["openai/gpt-4o", undefined, "Provider openai needs a key of its own. Pass it as accessToken."],
	])("refuses model %s with key %s", (model, key, message) => {
		expect(() => resolve(model, key)).toThrow(message);
	});
});
