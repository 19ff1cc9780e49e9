import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ExampleRecord } from "../../src/features/guides/guide-record.ts";
import { type GuideExample, readExamples } from "./guide-examples.ts";
import { runPython } from "./run-python.ts";

const RUNNER = fileURLToPath(new URL("run_examples.py", import.meta.url));
const CHECKER = fileURLToPath(new URL("check_code.py", import.meta.url));

/**
 * Runs the code of a guide's pages that is no cell, with small models in place of the published ones, and the code before a
 * difference too; reads what cannot be run beside the installed libraries.
 * @throws Error with each block that failed, and each name or argument that is not there
 */
export async function runExamples(id: string, python: string): Promise<readonly ExampleRecord[]> {
	const examples = readExamples(id);
	const run = examples.filter(({ way }) => way !== "read");
	const errors = await runCodes(
		run.map(({ code }) => code),
		python,
	);
	const problems = [
		...errors.flatMap((error, index) => (error === undefined ? [] : [`${error} in\n${run[index]?.code}`])),
		...(await readCodes(
			examples.filter(({ way }) => way === "read"),
			python,
		)),
	];
	if (problems.length > 0) throw new Error(`Code on the pages of “${id}”: ${problems.join("; ")}`);
	const differences = examples.flatMap(({ hash, before }) =>
		before === undefined ? [] : [{ hash, before }],
	);
	const endings = await runCodes(
		differences.map(({ before }) => before),
		python,
	);
	const before = new Map(differences.map(({ hash }, index) => [hash, endings[index] ?? ""]));
	const date = new Date().toISOString().slice(0, 10);
	return examples.map(({ hash, way }) => {
		const ending = before.get(hash);
		return { hash, way, date, ...(ending !== undefined && { before: ending }) };
	});
}

/** What each code ended with; undefined where it ran to its end. */
async function runCodes(codes: readonly string[], python: string): Promise<readonly (string | undefined)[]> {
	if (codes.length === 0) return [];
	const folder = await mkdtemp(join(tmpdir(), "pusula-examples-"));
	try {
		const endings = JSON.parse(await runPython(RUNNER, codes, { python, folder })) as (string | null)[]; // the runner's own form
		return endings.map((ending) => ending ?? undefined);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function readCodes(examples: readonly GuideExample[], python: string): Promise<readonly string[]> {
	if (examples.length === 0) return [];
	const codes = examples.map(({ code }) => code);
	return JSON.parse(await runPython(CHECKER, codes, { python, folder: tmpdir() })) as string[]; // the checker's own form
}
