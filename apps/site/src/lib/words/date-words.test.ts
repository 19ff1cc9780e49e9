import { describe, expect, it } from "vitest";
import { toDateWords } from "./date-words.ts";

describe("toDateWords", () => {
	it("writes the day in the language of the page whatever the time zone", () => {
		expect(toDateWords("2025-02-21", "tr")).toBe("21 Şubat 2025");
		expect(toDateWords("2025-02-21", "en")).toBe("21 February 2025");
	});
});
