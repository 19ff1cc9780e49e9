import { expect, it } from "vitest";
import { toSizeWords } from "./size-words.ts";

it("says sizes in the reader's language", () => {
	expect(toSizeWords(0, "en")).toBe("0\u00A0byte");
	expect(toSizeWords(17_386, "en")).toBe("17\u00A0kB");
	expect(toSizeWords(1_250_000, "tr")).toBe("1,3\u00A0MB");
	expect(toSizeWords(3e13, "en")).toBe("30,000\u00A0GB");
});
