import { describe, expect, it } from "vitest";
import { keepClient, readClients, toLanguage } from "./kept-client.ts";

function makeStorage(text: string | null): Storage {
	let kept = text;
	return {
		getItem: () => kept,
		setItem: (_key: string, value: string) => {
			kept = value;
		},
	} as unknown as Storage; // the two methods that are called
}

describe("the clients that a reader chose", () => {
	it("are kept for each language apart", () => {
		const storage = makeStorage(null);
		keepClient("python-requests", storage);
		keepClient("js-openai", storage);
		keepClient("python-openai", storage);
		expect(readClients(storage)).toEqual({ python: "python-openai", js: "js-openai" });
	});

	it("are none where storage holds something else", () => {
		expect(readClients(makeStorage("{"))).toEqual({});
		expect(readClients(makeStorage("7"))).toEqual({});
		expect(readClients(undefined)).toEqual({});
	});

	it("carry their language in front", () => {
		expect(toLanguage("powershell-invoke-restmethod")).toBe("powershell");
	});
});
