import { expect, it } from "vitest";
import { findFirstSentence } from "./first-sentence.ts";

it("stops at the end of the first sentence, not at a decimal point", () => {
	expect(findFirstSentence("Doğruluk 0.95 olabilir. İkinci cümle.", "tr")).toBe("Doğruluk 0.95 olabilir.");
});

it("gives nothing for nothing", () => {
	expect(findFirstSentence("", "en")).toBe("");
});
