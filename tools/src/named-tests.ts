import { resolve } from "node:path";
import { listAt, textAt } from "./report-values.ts";

/** A test that a document names as a proof. */
export interface NamedTest {
	/** Relative to the folder that the document belongs to. */
	readonly file: string;
	/** Its title, or that of a group around it, as in the source: `%s`, `$name` and `${name}` represent the values of a case. */
	readonly title: string;
}

/** A test of a run. */
export interface RanTest {
	/** Absolute path of its file. */
	readonly file: string;
	/** Its title, and those of the groups around it. */
	readonly titles: readonly string[];
	readonly passed: boolean;
}

/** The tests of Vitest's JSON report. */
export function listVitestTests(report: unknown): readonly RanTest[] {
	return listAt(report, "testResults").flatMap((file) =>
		listAt(file, "assertionResults").map((test) => ({
			file: textAt(file, "name"),
			titles: [...listAt(test, "ancestorTitles"), textAt(test, "title")].map(String),
			passed: textAt(test, "status") === "passed",
		})),
	);
}

/** The tests of Playwright's JSON report, whose files are in `folder`; one that passed at its second try passed. */
export function listPlaywrightTests(report: unknown, folder: string): readonly RanTest[] {
	return listAt(report, "suites").flatMap((file) => listSpecs(file, folder, []));
}

/** Those of the named tests that prove nothing: none of that title ran in the file, or one of them did not pass. */
export function findUnproven(
	folder: string,
	tests: readonly NamedTest[],
	ran: readonly RanTest[],
): readonly NamedTest[] {
	return tests.filter(({ file, title }) => {
		const path = resolve(folder, file);
		const pattern = toPattern(title);
		const named = ran.filter((test) => test.file === path && test.titles.some((one) => pattern.test(one)));
		return named.length === 0 || named.some(({ passed }) => !passed);
	});
}

function listSpecs(suite: unknown, folder: string, groups: readonly string[]): readonly RanTest[] {
	const own = listAt(suite, "specs").map((spec) => ({
		file: resolve(folder, textAt(spec, "file")),
		titles: [...groups, textAt(spec, "title")],
		passed: listAt(spec, "tests").every((test) => PASSED.has(textAt(test, "status"))),
	}));
	const inner = listAt(suite, "suites").flatMap((one) =>
		listSpecs(one, folder, [...groups, textAt(one, "title")]),
	);
	return [...own, ...inner];
}

const PASSED: ReadonlySet<string> = new Set(["expected", "flaky"]);

/** What represents a value in the title of a test with cases. */
const VALUE = /%[sdifjo#]|\$\w+|\$\{[^}]+\}/;

function toPattern(title: string): RegExp {
	const parts = title.split(VALUE).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "s");
}
