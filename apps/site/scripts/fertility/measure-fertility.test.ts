import { expect, it } from "vitest";
import kept from "../../generated/fertility.json" with { type: "json" };
import { measureFertility } from "./measure-fertility.ts";

it("measures what the page of tokenizers and Turkish shows (else: npm run fertility)", async () => {
	expect(await measureFertility()).toEqual(kept);
}, 60_000); // six vocabularies are read: seconds on an idle machine, many more on a busy one
