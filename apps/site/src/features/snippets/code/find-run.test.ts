import { describe, expect, it } from "vitest";
import { findRun } from "./find-run.ts";

const CHAT = { task: "conversational", provider: "groq" };
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

describe("findRun", () => {
	it("knows with what a client's code was run, and when", () => {
		expect(findRun(CHAT, { language: "python", client: "openai" })).toEqual({
			state: "ran",
			version: expect.stringMatching(/^openai \d+\.\d+\.\d+$/),
			date: DAY,
		});
	});

	it("says so where code was only read by a grammar", () => {
		expect(findRun(CHAT, { language: "powershell", client: "Invoke-RestMethod" })).toEqual({
			state: "parsed",
			version: expect.stringContaining("powershell"),
			date: DAY,
		});
	});

	it("gives nothing where a client has no code for the call", () => {
		expect(findRun(CHAT, { language: "python", client: "fal_client" })).toBeUndefined();
		expect(findRun({ ...CHAT, task: "text-to-video" }, { language: "sh", client: "curl" })).toBeUndefined();
	});
});
