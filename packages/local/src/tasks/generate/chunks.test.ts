import { expect, test } from "vitest";
import { StopText } from "./stop-text.ts";
import { TokenText } from "./token-text.ts";

const BYTES = new TextEncoder().encode("Işık 👍 söndü");

/** A tokenizer with a token for each byte, as byte-level tokenizers have. */
const tokenizer = {
	decode: (ids: readonly (number | bigint)[]): string =>
		new TextDecoder().decode(Uint8Array.from(ids.map(Number))),
};

test("letters come when all their bytes are there", () => {
	const text = new TokenText(tokenizer);
	const chunks = [...BYTES].map((byte) => text.push(byte));
	expect(chunks.join("") + text.end()).toBe("Işık 👍 söndü");
	expect(chunks.join("")).not.toContain("\uFFFD");
	expect(text.count).toBe(BYTES.length);
});

test("bytes that never become a letter are shown at the end", () => {
	const text = new TokenText(tokenizer);
	expect(text.push(BYTES[1] ?? 0)).toBe("");
	expect(text.end()).toBe("\uFFFD");
});

function push(stops: readonly string[], chunks: readonly string[]): { shown: string[]; isStopped: boolean } {
	const text = new StopText(stops);
	const shown = [...chunks.map((chunk) => text.push(chunk)), text.end()];
	return { shown, isStopped: text.isStopped };
}

test("a stop text ends a text, also where it comes in chunks", () => {
	expect(push(["END"], ["a E", "N", "D b", "c"])).toEqual({ shown: ["a ", "", "", "", ""], isStopped: true });
	expect(push(["x", "c"], ["abcx"])).toEqual({ shown: ["ab", ""], isStopped: true });
});

test("what only looked like a stop text is shown", () => {
	expect(push(["END"], ["a EN", "T", " b"])).toEqual({ shown: ["a ", "ENT", " b", ""], isStopped: false });
	expect(push(["END"], ["EN"])).toEqual({ shown: ["", "EN"], isStopped: false });
	expect(push(["", "aab"], ["aa", "ac"])).toEqual({ shown: ["", "aaac", ""], isStopped: false });
});
