import { expect, it } from "vitest";
import { toUnicodeRange } from "./unicode-range.ts";

it("joins neighbours and keeps single characters", () => {
	expect(toUnicodeRange("cab z")).toBe("U+20,U+61-63,U+7A");
});

it("covers Turkish letters once each", () => {
	expect(toUnicodeRange("ğĞğİŞşı")).toBe("U+11E-11F,U+130-131,U+15E-15F");
});
