import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readFaultTable } from "@pusula/tools/fault-table";
import { listLinkedTests } from "@pusula/tools/linked-tests";
import { findUnproven, type NamedTest, type RanTest } from "@pusula/tools/named-tests";
import { ROOT } from "@pusula/tools/root";

/** What a file of tests is, by the end of its name: `.spec.ts`, `.integration.test.ts`, any other. */
export type KindOfTest = "journey" | "integration" | "unit";

/** Packages with a table of faults. */
const WITH_FAULTS = ["inference", "snippets"];

/**
 * The tests of one kind that the tables of faults and the threat model name, and that did not run and pass: a line each.
 * @param ran all tests of that kind that ran
 */
export async function listUnproven(ran: readonly RanTest[], kind: KindOfTest): Promise<readonly string[]> {
	const faults = WITH_FAULTS.flatMap((name) => {
		const folder = join(ROOT, "packages", name);
		return readFaultTable(folder).map(({ number, tests }) => ({
			place: `${name}, fault ${number}`,
			folder,
			tests,
		}));
	});
	const threats = listLinkedTests(await readFile(join(ROOT, "docs/security.md"), "utf8"));
	return [...faults, { place: "docs/security.md", folder: ROOT, tests: threats }].flatMap(
		({ place, folder, tests }) =>
			findUnproven(folder, tests.filter(isOf(kind)), ran).map(
				({ file, title }) => `Did not run and pass: ${place}: ${file} › ${title}`,
			),
	);
}

function isOf(kind: KindOfTest): (test: NamedTest) => boolean {
	return ({ file }) => {
		if (file.endsWith(".spec.ts")) return kind === "journey";
		return (kind === "integration") === file.endsWith(".integration.test.ts") && kind !== "journey";
	};
}
