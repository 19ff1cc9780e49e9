import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("puts every named value into the message", () => {
	expect(fill("Gösterilen: {shown} / {total}", { shown: 0, total: 335 })).toBe("Gösterilen: 0 / 335");
});

it("shows a name that has no value", () => {
	expect(fill("{shown} / {total}", { shown: 3 })).toBe("3 / {total}");
});
