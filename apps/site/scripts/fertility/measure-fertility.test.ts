import { expect, it } from "vitest";
import kept from "../../generated/fertility.json" with { type: "json" };
import { measureFertility } from "./measure-fertility.ts";

it("measures what the page of tokenizers and Turkish shows (else: npm run fertility)", async () => {
	expect(await measureFertility()).toEqual(kept);
});
