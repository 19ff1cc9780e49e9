import { listAt, numberAt, valueAt } from "./report-values.ts";

/** How many tests ran and how they ended. */
export interface Totals {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** The sum over several runs. */
export function sumTotals(runs: readonly Totals[]): Totals {
	return runs.reduce(
		(sum, run) => ({
			passed: sum.passed + run.passed,
			failed: sum.failed + run.failed,
			skipped: sum.skipped + run.skipped,
		}),
		{ passed: 0, failed: 0, skipped: 0 },
	);
}

/**
 * Totals of Vitest's JSON report (`--reporter=json`).
 * A file that failed before its first test counts as one failure.
 */
export function vitestTotals(report: unknown): Totals {
	const brokenFiles = listAt(report, "testResults").filter(
		(file) => valueAt(file, "status") === "failed" && listAt(file, "assertionResults").length === 0,
	);
	return {
		passed: numberAt(report, "numPassedTests"),
		failed: numberAt(report, "numFailedTests") + brokenFiles.length,
		skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
	};
}

/** How many tests of one run may pass only at their second try. */
export const FLAKY_LIMIT = 3;

/**
 * Totals of Playwright's JSON report (`--reporter=json`).
 * A test that passed only at its second try counts as passed while there are at most `FLAKY_LIMIT` of them; with more,
 * each counts as failed. So does each error outside tests.
 */
export function playwrightTotals(report: unknown): Totals {
	const stats = valueAt(report, "stats");
	const flaky = numberAt(stats, "flaky");
	const isTolerated = flaky <= FLAKY_LIMIT;
	return {
		passed: numberAt(stats, "expected") + (isTolerated ? flaky : 0),
		failed: numberAt(stats, "unexpected") + (isTolerated ? 0 : flaky) + listAt(report, "errors").length,
		skipped: numberAt(stats, "skipped"),
	};
}

/**
 * Corrects a runner's totals by what the totals alone cannot say.
 * A run that ended with an error, skipped a test or executed none has at least one failure.
 */
export function strictTotals(totals: Totals, exitCode: number): Totals {
	const isSuspect = exitCode !== 0 || totals.skipped > 0 || totals.passed === 0;
	return totals.failed === 0 && isSuspect ? { ...totals, failed: 1 } : totals;
}
