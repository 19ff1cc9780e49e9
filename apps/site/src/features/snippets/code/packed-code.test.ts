import { expect, it } from "vitest";
import { highlight } from "../../../lib/words/highlight.ts";
import { packCode, unpackCode } from "./packed-code.ts";

it("gives packed code back as it was", async () => {
	const code = await highlight('import os\n\nprint("Türkiye", 3)  # yorum\n', "python");
	expect(unpackCode(packCode(code))).toEqual(code);
	expect(JSON.stringify(packCode(code)).length).toBeLessThan(JSON.stringify(code).length / 2);
});
