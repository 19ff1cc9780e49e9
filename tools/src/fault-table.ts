import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamedTest } from "./named-tests.ts";

/** A row of a package's table of faults. */
export interface FaultRow {
	readonly number: number;
	/** The tests that fail without what the row says. */
	readonly tests: readonly NamedTest[];
}

/** The rows of `docs/faults.md` of a package, in their order. `folder` is the package's. */
export function readFaultTable(folder: string): readonly FaultRow[] {
	const table = readFileSync(join(folder, "docs/faults.md"), "utf8");
	return Array.from(table.matchAll(ROW), ([, number = "", tests = ""]) => ({
		number: Number(number),
		tests: Array.from(tests.matchAll(TEST), ([, file = "", title = ""]) => ({ file, title })),
	}));
}

const ROW = /^\| (\d+) +\| .+? +\| (.+?) +\|$/gm;
const TEST = /`(.+?) › (.+?)`/g;
