import { expect, it } from "vitest";
import { ERROR_CODES } from "./error-codes.ts";

// That each of them can happen is shown by the site's error pages: their examples run, and meet the code they are about.
it("names every code once", () => {
	expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
