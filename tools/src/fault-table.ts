import { existsSync, readFileSync } from "node:fs";

/** A test that a row names: its file, relative to the package, and words of its title. */
export interface NamedTest {
	readonly file: string;
	readonly title: string;
}

/** A row of a package's table of faults. */
export interface FaultRow {
	readonly number: number;
	/** The tests that fail without what the row says. */
	readonly tests: readonly NamedTest[];
}

const ROW = /^\| (\d+) +\| .+? +\| (.+?) +\|$/gm;
const TEST = /`(.+?) › (.+?)`/g;

/** The rows of `docs/faults.md` of a package, in their order. `folder` is the package's, with a slash behind it. */
export function readFaultTable(folder: URL): readonly FaultRow[] {
	const table = readFileSync(new URL("docs/faults.md", folder), "utf8");
	return Array.from(table.matchAll(ROW), ([, number = "", tests = ""]) => ({
		number: Number(number),
		tests: Array.from(tests.matchAll(TEST), ([, file = "", title = ""]) => ({ file, title })),
	}));
}

/** The tests of a row that the package does not have: no such file, or no such title in it. */
export function findMissingTests(folder: URL, { tests }: FaultRow): readonly NamedTest[] {
	return tests.filter(({ file, title }) => !textOf(new URL(file, folder)).includes(title));
}

/** Text of a file, with quotes as titles have them. */
function textOf(file: URL): string {
	return existsSync(file) ? readFileSync(file, "utf8").replaceAll('\\"', '"') : "";
}
