import { expect, test } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { printSize } from "./print-size.ts";

test("prints sizes in millions and billions", () => {
	expect(printSize(8_200_000_000, wordsIn("tr").modelFacts, "tr")).toBe("8,2 Mr");
	expect(printSize(33_400_000, wordsIn("en").modelFacts, "en")).toBe("33.4M");
});
