import { describe, expect, it } from "vitest";
import { toProviderFilter, passesProviderFilter, toProviderParams } from "./provider-filter.ts";

const GROQ = { text: "groq Groq Sohbet", tasks: ["conversational", "text-generation"], status: "live" };
const ALL = { query: "", task: "", live: false };

describe("passesProviderFilter", () => {
	it("excludes nothing without a filter", () => expect(passesProviderFilter(GROQ, ALL)).toBe(true));

	it.each([
		[{ query: "gro" }, true],
		[{ query: "SOHBET" }, true],
		[{ query: "fal" }, false],
		[{ task: "conversational" }, true],
		[{ task: "text-to-image" }, false],
		[{ live: true }, true],
	])("with %j says %s", (part, expected) =>
		expect(passesProviderFilter(GROQ, { ...ALL, ...part })).toBe(expected),
	);

	it("leaves out providers that the platform no longer routes to, when asked", () => {
		expect(passesProviderFilter({ ...GROQ, status: "removed-upstream" }, { ...ALL, live: true })).toBe(false);
	});
});

describe("the URL of a filter", () => {
	it("reads back what it wrote, and keeps what belongs to others", () => {
		const filter = { query: "fal", task: "text-to-video", live: true };
		const params = toProviderParams(filter, new URLSearchParams("x=1"));
		expect(params.toString()).toBe("x=1&q=fal&task=text-to-video&live=1");
		expect(toProviderFilter(params)).toEqual(filter);
	});

	it("is empty for a filter that excludes nothing", () => {
		expect(toProviderParams(ALL, new URLSearchParams("q=a&task=b&live=1")).toString()).toBe("");
	});
});
