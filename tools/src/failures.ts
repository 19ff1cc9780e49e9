import { stripVTControlCharacters } from "node:util";
import { listAt, textAt } from "./report-values.ts";

/**
 * The failed tests of Vitest's JSON report, one line each: file, titles and the first line of the error.
 * A file that failed before its first test is listed with its own error.
 */
export function vitestFailures(report: unknown): readonly string[] {
	return listAt(report, "testResults").flatMap((file) => {
		const tests = listAt(file, "assertionResults");
		const name = textAt(file, "name");
		if (tests.length === 0 && textAt(file, "status") === "failed") {
			return [toLine([name], textAt(file, "message"))];
		}
		return tests
			.filter((test) => textAt(test, "status") === "failed")
			.map((test) => toLine([name, textAt(test, "fullName")], listAt(test, "failureMessages").join("\n")));
	});
}

/**
 * The failed tests of Playwright's JSON report and the errors outside tests, one line each: file, titles and the first
 * line of the error.
 */
export function playwrightFailures(report: unknown): readonly string[] {
	const outside = listAt(report, "errors").map((error) => toLine([], textAt(error, "message")));
	return [...listByStatus(report, "unexpected"), ...outside];
}

/** The tests of Playwright's JSON report that passed only at their second try, with the error of the first. */
export function playwrightFlaky(report: unknown): readonly string[] {
	return listByStatus(report, "flaky");
}

/** A suite's own title is the file for the outermost and a `describe` for the others. */
function listByStatus(suite: unknown, status: string, titles: readonly string[] = []): readonly string[] {
	const path = [...titles, textAt(suite, "title")];
	const own = listAt(suite, "specs")
		.filter((spec) => listAt(spec, "tests").some((test) => textAt(test, "status") === status))
		.map((spec) => toLine([...path, textAt(spec, "title")], firstError(spec)));
	return [...own, ...listAt(suite, "suites").flatMap((inner) => listByStatus(inner, status, path))];
}

function firstError(spec: unknown): string {
	const results = listAt(spec, "tests").flatMap((test) => listAt(test, "results"));
	const errors = results.flatMap((result) => listAt(result, "errors"));
	return textAt(errors[0], "message");
}

function toLine(path: readonly string[], message: string): string {
	const [first = ""] = stripVTControlCharacters(message).split("\n");
	return [...path, first].filter((part) => part !== "").join(" › ");
}
