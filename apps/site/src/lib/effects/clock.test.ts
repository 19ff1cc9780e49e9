import { expect, it, onTestFinished } from "vitest";
import { today } from "./clock.ts";

it("is the reader's own day, not that of Greenwich", () => {
	const { TZ } = process.env;
	onTestFinished(() => {
		if (TZ === undefined) delete process.env["TZ"];
		else process.env["TZ"] = TZ;
	});
	process.env["TZ"] = "Europe/Istanbul";
	expect(today(new Date("2026-11-22T22:30:00Z"))).toBe("2026-11-23");
	process.env["TZ"] = "America/New_York";
	expect(today(new Date("2026-11-22T02:30:00Z"))).toBe("2026-11-21");
});
