import { describe, expect, it } from "vitest";
import { toBytes, toParts, decodeBytes } from "./byte-pieces.ts";

const partsOf = (token: string): string =>
	toParts(toBytes(token))
		.map((part) => (part.kind === "text" ? part.text : `<${part.byte.toString(16)}>`))
		.join("");

describe("tokens of a byte-level vocabulary", () => {
	it.each([
		["Ġmodel", " model"],
		["Ċ", "\n"],
		["ÄŁ", "ğ"],
		["deÄŁil", "değil"],
		["Ġâ", " <e2>"],
		["Ä", "<c4>"],
		["Łi", "<9f>i"],
		["ðŁ§", "<f0><9f><a7>"],
		["ðŁ§Ń", "🧭"],
	])("%s is shown as %j", (token, text) => expect(partsOf(token)).toBe(text));

	it("cover every byte once", () => {
		const letters = Array.from({ length: 0x144 }, (_, code) => String.fromCodePoint(code));
		const bytes = letters.flatMap((letter) => (toBytes(letter).length === 1 ? toBytes(letter) : []));
		expect(new Set(bytes).size).toBe(256);
	});

	it("are one text again when their bytes are joined", () => {
		expect(decodeBytes(["Ä", "Ł"].flatMap(toBytes))).toBe("ğ");
		expect(decodeBytes(toBytes("Ä"))).toBe("�");
	});
});
