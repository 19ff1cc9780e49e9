import { expect, it } from "vitest";
import kept from "../../generated/model-pass.json" with { type: "json" };
import { readModelPasses } from "./read-model-pass.ts";

it("the shipped model gives the numbers that its page's drawings show (else: npm run model-pass)", async () => {
	expect(await readModelPasses()).toEqual(kept);
});
