import { PROVIDERS } from "@pusula/inference";
import { describe, expect, it } from "vitest";
import { findRun } from "./find-run.ts";

const CHAT = { task: "conversational", provider: PROVIDERS.groq } as const;

describe("findRun", () => {
	it("knows with what a client's code was run, and when", () => {
		expect(findRun(CHAT, { language: "python", client: "openai" })).toEqual({
			version: expect.stringMatching(/^openai \d+\.\d+\.\d+$/),
			date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		});
	});

	it("gives nothing where a client has no code for the call", () => {
		expect(findRun(CHAT, { language: "python", client: "fal_client" })).toBeUndefined();
		expect(findRun({ ...CHAT, task: "text-to-video" }, { language: "sh", client: "curl" })).toBeUndefined();
	});
});
