import { expect, it } from "vitest";
import { type DevTimes, printDevTimes, replaceDevTimes } from "./print-dev-times.ts";

const TIMES: DevTimes = { start: 6.04, edits: [0.4, 0.13, 0.1], date: "2026-11-27", cores: 2, load: 1 };

it("prints the middle one of the edits, which a pause of the machine does not move", () => {
	expect(printDevTimes(TIMES)).toContain(
		"On 2026-11-27, on 2 cores, `npm run dev` had its first page after 6.0 seconds",
	);
	expect(printDevTimes(TIMES)).toContain("after 0.13 (");
});

it("says where other work took the cores", () => {
	expect(printDevTimes({ ...TIMES, load: 8.4 })).toContain("on 2 cores, with a load of 8 by other work,");
});

it("stands between the marks of a text, and nowhere else", () => {
	const text = "a\n<!-- dev-time:start -->\n\nold\n\n<!-- dev-time:end -->\nb";
	expect(replaceDevTimes(text, "new")).toBe(text.replace("old", "new"));
	expect(() => replaceDevTimes("a", "new")).toThrow("dev-time:start");
});
