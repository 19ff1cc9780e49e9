import { expect, it } from "vitest";
import { cutText, splitText, toVisible } from "./text-chunks.ts";

it("never cuts a character in two", () => {
	expect(cutText("ab😀c", 3)).toBe("ab");
	expect(cutText("ab😀c", 4)).toBe("ab😀");
	expect(cutText("abc", 3)).toBe("abc");
});

it("splits at lines where it can, and loses nothing", () => {
	expect(splitText("ab\ncd\nefghij", 5).map(({ text }) => text)).toEqual(["ab\n", "cd\n", "efghi", "j"]);
	const text = "😀\uD800x\n".repeat(5000);
	expect(
		splitText(text, 7)
			.map((piece) => piece.text)
			.join(""),
	).toBe(text);
});

it("gets on with halves of characters alone", () => {
	expect(
		splitText("\uD800\uD800\uD800", 1)
			.map(({ text }) => text)
			.join(""),
	).toBe("\uD800\uD800\uD800");
});

it("shows what turns the direction, and leaves letters of every script", () => {
	expect(toVisible("a\u202Eb\u2066c\u2069")).toBe("a⟨U+202E⟩b⟨U+2066⟩c⟨U+2069⟩");
	expect(toVisible("çığ שלום مرحبا\u200F \uD800")).toBe("çığ שלום مرحبا\u200F \uD800");
});
