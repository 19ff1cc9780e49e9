import { expect, it } from "vitest";
import { toFileName } from "./file-name.ts";

it("names files after their type", () => {
	expect(toFileName("pusula", "image/png")).toBe("pusula.png");
	expect(toFileName("../../a b", "audio/mpeg")).toBe("a-b.mp3");
	expect(toFileName("", "")).toBe("pusula.bin");
	expect(toFileName("ses", "audio/webm;codecs=opus")).toBe("ses.webm");
});
