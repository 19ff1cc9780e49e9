import { expect, it } from "vitest";
import { toSizeWords } from "./size-words.ts";

it("says sizes in the reader's language", () => {
	expect(toSizeWords(0, "en")).toBe("0 byte");
	expect(toSizeWords(17_386, "en")).toBe("17 kB");
	expect(toSizeWords(1_250_000, "tr")).toBe("1,3 MB");
	expect(toSizeWords(3e13, "en")).toBe("30,000 GB");
});
