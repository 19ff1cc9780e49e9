import { expect, it } from "vitest";
import { formatBytes, formatDate, formatDuration, formatNumber, formatPercent } from "./format.ts";

it.each([
	[formatNumber(1234567.8915, "tr"), "1.234.567,892"],
	[formatNumber(1234567.8915, "en"), "1,234,567.892"],
	[formatPercent(0.374, "tr"), "%37"],
	[formatPercent(0.374, "en"), "37%"],
	[formatDate("2026-08-21", "tr"), "21 Ağustos 2026"],
	[formatDate("2026-08-21", "en"), "21 August 2026"],
	[formatBytes(3140, "tr"), "3,1 kB"],
	[formatDuration(3905, "tr"), "1 sa. 5 dk."],
	[formatDuration(3905, "en"), "1 hr 5 mins"],
])("writes a number as its language does: %s", (written, wanted) => {
	expect(written).toBe(wanted);
});
