import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ExampleRecord } from "../../src/features/guides/guide-record.ts";
import { readExamples } from "./guide-examples.ts";
import { runPython } from "./run-python.ts";
import { runShell } from "./run-shell.ts";

const RUNNER = fileURLToPath(new URL("run_examples.py", import.meta.url));

/** How examples are run. */
interface Run {
	/** The Python that has the packages of the guides. */
	readonly python: string;
	/** Whether `pip` only works out what shell code would install. */
	readonly dry: boolean;
}

/**
 * Runs the code of a guide's pages that is no cell, Python with small models in place of the published ones, and the code
 * before a difference too.
 * @throws Error with each block that failed
 */
export async function runExamples(id: string, { python, dry }: Run): Promise<readonly ExampleRecord[]> {
	const examples = readExamples(id);
	const codes = examples.filter(({ way }) => way !== "shell").map(({ code }) => code);
	const commands = examples.filter(({ way }) => way === "shell").map(({ code }) => code);
	const errors = await runCodes(codes, python);
	for (const command of commands) errors.push(await runShell(command, { dry }));
	const problems = [...codes, ...commands].flatMap((code, index) =>
		errors[index] === undefined ? [] : [`${errors[index]} in\n${code}`],
	);
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
async function runCodes(codes: readonly string[], python: string): Promise<(string | undefined)[]> {
	if (codes.length === 0) return [];
	const folder = await mkdtemp(join(tmpdir(), "pusula-examples-"));
	try {
		const endings = JSON.parse(await runPython(RUNNER, codes, { python, folder })) as (string | null)[]; // the runner's own form
		return endings.map((ending) => ending ?? undefined);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
