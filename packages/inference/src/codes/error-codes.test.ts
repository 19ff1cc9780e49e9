import { expect, it } from "vitest";
import { ERROR_CODES, ERROR_FACTS } from "./error-codes.ts";

// That each of them can happen is shown by the site's error pages: their examples run, and meet the code they are about.
it("lists every code that has facts", () => {
	expect(ERROR_CODES).toEqual(Object.keys(ERROR_FACTS));
});

it("gives a code the facts of its class, but for those that its row changes", () => {
	expect(ERROR_FACTS["job-failed"]).toMatchObject({
		className: "OutputError",
		side: "provider",
		failover: "opted",
		billed: "attempts",
	});
});
