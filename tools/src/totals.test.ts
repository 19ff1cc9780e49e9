import { expect, test } from "vitest";
import { FLAKY_LIMIT, playwrightTotals, strictTotals, sumTotals, vitestTotals } from "./totals.ts";

test("adds the runs up", () => {
	const runs = [
		{ passed: 3, failed: 1, skipped: 0 },
		{ passed: 4, failed: 0, skipped: 2 },
	];
	expect(sumTotals(runs)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

test("counts a unit-test file that broke before its first test as a failure", () => {
	const report = {
		numPassedTests: 5,
		numFailedTests: 1,
		numPendingTests: 0,
		numTodoTests: 0,
		testResults: [
			{ status: "failed", assertionResults: [] },
			{ status: "failed", assertionResults: [{ status: "failed" }] },
			{ status: "passed", assertionResults: [{ status: "passed" }] },
		],
	};
	expect(vitestTotals(report)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test("counts errors outside browser tests as failures", () => {
	const report = {
		stats: { expected: 9, unexpected: 1, flaky: 0, skipped: 0 },
		errors: [{ message: "no server" }],
	};
	expect(playwrightTotals(report)).toEqual({ passed: 9, failed: 2, skipped: 0 });
});

test.each([
	{ flaky: FLAKY_LIMIT, totals: { passed: 9 + FLAKY_LIMIT, failed: 1, skipped: 0 } },
	{ flaky: FLAKY_LIMIT + 1, totals: { passed: 9, failed: 2 + FLAKY_LIMIT, skipped: 0 } },
])("counts $flaky browser tests that passed at their second try", ({ flaky, totals }) => {
	expect(playwrightTotals({ stats: { expected: 9, unexpected: 1, flaky, skipped: 0 } })).toEqual(totals);
});

test("refuses a report without numbers", () => {
	expect(() => playwrightTotals({})).toThrow('no number "flaky"');
});

test.each([
	["a run that ended with an error", { passed: 2, failed: 0, skipped: 0 }, 1],
	["a run that executed no test", { passed: 0, failed: 0, skipped: 0 }, 0],
	["a run that skipped a test", { passed: 2, failed: 0, skipped: 1 }, 0],
])("fails %s", (_title, totals, exitCode) => {
	expect(strictTotals(totals, exitCode).failed).toBe(1);
});

test("leaves a clean run and counted failures as they are", () => {
	expect(strictTotals({ passed: 2, failed: 0, skipped: 0 }, 0).failed).toBe(0);
	expect(strictTotals({ passed: 2, failed: 3, skipped: 0 }, 1).failed).toBe(3);
});
