import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { readExamples } from "./guide-files.ts";
import { runPython } from "./run-python.ts";

const CHECKER = fileURLToPath(new URL("check_code.py", import.meta.url));

/**
 * Checks the code of a guide's pages that is not run, since it needs published weights, against the installed libraries.
 * @throws Error with each name or argument that is not there
 */
export async function checkExamples(id: string, python: string): Promise<void> {
	const codes = readExamples(id);
	if (codes.length === 0) return;
	const problems = JSON.parse(await runPython(CHECKER, codes, { python, folder: tmpdir() })) as string[]; // the checker's own form
	if (problems.length > 0) throw new Error(`Code of “${id}” that is not run: ${problems.join("; ")}`);
}
