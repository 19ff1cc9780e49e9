import { expect, it } from "vitest";
import { toVisible } from "./visible-controls.ts";

it("shows what turns the direction, and leaves letters of every script", () => {
	expect(toVisible("a\u202Eb\u2066c\u2069")).toBe("a⟨U+202E⟩b⟨U+2066⟩c⟨U+2069⟩");
	expect(toVisible("çığ שלום مرحبا\u200F \uD800")).toBe("çığ שלום مرحبا\u200F \uD800");
});
