import { expect, it } from "vitest";
import { toModelLines } from "./model-lines.ts";

it("says of a model that makes pictures of pictures that it reads no prompt", () => {
	const lines = toModelLines("tr");
	expect(lines["Xenova/swin2SR-lightweight-x2-64"]).toMatch(/ · istem okumaz · doğrulanmadı: /);
	expect(lines["Xenova/yolos-tiny"]).not.toContain("istem okumaz");
});
