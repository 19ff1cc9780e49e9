import { describe, expect, it } from "vitest";
import { type ChosenCall, keepChoice, toCallParams, wishOf } from "./kept-choice.ts";

const CHOICE: ChosenCall = { example: "conversational", provider: "groq", routed: false, stream: true };

/** A store in memory with the two methods that are used. */
function makeStorage(entries: Readonly<Record<string, string>> = {}): Storage {
	const kept = new Map(Object.entries(entries));
	return {
		length: 0,
		clear: () => kept.clear(),
		key: () => null,
		removeItem: (key) => void kept.delete(key),
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
	};
}

describe("the reader's choice", () => {
	it("is read back from the URL it was written to, beside other parameters", () => {
		const params = toCallParams(CHOICE, new URLSearchParams("q=a"));
		expect(params.toString()).toBe("q=a&call=conversational&provider=groq&route=direct&stream=1");
		expect(wishOf(params, undefined)).toEqual(CHOICE);
	});

	it("leaves out of the URL what is usual", () => {
		const plain = toCallParams(
			{ ...CHOICE, routed: true, stream: false },
			new URLSearchParams("route=direct"),
		);
		expect(plain.toString()).toBe("call=conversational&provider=groq");
	});

	it("goes with the reader to pages that do not name one, without its example", () => {
		const storage = makeStorage();
		keepChoice(CHOICE, storage);
		expect(wishOf(new URLSearchParams(), storage)).toEqual({ provider: "groq", routed: false, stream: true });
		expect(wishOf(new URLSearchParams("provider=together"), storage)).toMatchObject({ provider: "together" });
	});

	it.each(["{", "3", "null", '{"provider":1}'])("is none where the store holds %s", (kept) => {
		const wish = wishOf(new URLSearchParams(), makeStorage({ "pusula-snippet-choice": kept }));
		expect(wish?.provider).toBeUndefined();
	});
});
