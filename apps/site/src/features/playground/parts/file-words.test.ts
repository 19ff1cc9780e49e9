import { expect, it } from "vitest";
import { toFileName, toSizeWords } from "./file-words.ts";

it("says sizes in the reader's language", () => {
	expect(toSizeWords(0, "en")).toBe("0 byte");
	expect(toSizeWords(17_386, "en")).toBe("17 kB");
	expect(toSizeWords(1_250_000, "tr")).toBe("1,3 MB");
	expect(toSizeWords(3e13, "en")).toBe("30,000 GB");
});

it("names files after their type", () => {
	expect(toFileName("pusula", "image/png")).toBe("pusula.png");
	expect(toFileName("../../a b", "audio/mpeg")).toBe("a-b.mp3");
	expect(toFileName("", "")).toBe("pusula.bin");
	expect(toFileName("ses", "audio/webm;codecs=opus")).toBe("ses.webm");
});
