import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A test that a row names: its file, relative to the package, and the title of the test or of a group around it. */
export interface NamedTest {
	readonly file: string;
	/** As in the source: `%s` and `$name` represent the values of a case. */
	readonly title: string;
}

/** A row of a package's table of faults. */
export interface FaultRow {
	readonly number: number;
	/** The tests that fail without what the row says. */
	readonly tests: readonly NamedTest[];
}

export interface RanTest {
	/** Absolute path of its file. */
	readonly file: string;
	/** Its title, and those of the groups around it. */
	readonly titles: readonly string[];
	readonly passed: boolean;
}

/** The rows of `docs/faults.md` of a package, in their order. `folder` is the package's, with a slash behind it. */
export function readFaultTable(folder: URL): readonly FaultRow[] {
	const table = readFileSync(new URL("docs/faults.md", folder), "utf8");
	return Array.from(table.matchAll(ROW), ([, number = "", tests = ""]) => ({
		number: Number(number),
		tests: Array.from(tests.matchAll(TEST), ([, file = "", title = ""]) => ({ file, title })),
	}));
}

/** The tests of Vitest's JSON report. */
export function listRanTests(report: VitestReport): readonly RanTest[] {
	return report.testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ ancestorTitles, title, status }) => ({
			file: name,
			titles: [...ancestorTitles, title],
			passed: status === "passed",
		})),
	);
}

/** The tests of a row that prove nothing: none of that title ran in the file, or one of them did not pass. */
export function findUnproven(folder: URL, row: FaultRow, ran: readonly RanTest[]): readonly NamedTest[] {
	return row.tests.filter(({ file, title }) => {
		const path = fileURLToPath(new URL(file, folder));
		const pattern = toPattern(title);
		const named = ran.filter((test) => test.file === path && test.titles.some((one) => pattern.test(one)));
		return named.length === 0 || named.some(({ passed }) => !passed);
	});
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly assertionResults: readonly {
			readonly ancestorTitles: readonly string[];
			readonly title: string;
			readonly status: string;
		}[];
	}[];
}

const ROW = /^\| (\d+) +\| .+? +\| (.+?) +\|$/gm;
const TEST = /`(.+?) › (.+?)`/g;

/** What represents a value in the title of a test with cases. */
const VALUE = /%[sdifj]|\$\w+/;

function toPattern(title: string): RegExp {
	const parts = title.split(VALUE).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "s");
}
