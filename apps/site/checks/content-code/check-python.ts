import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePython, ensurePythonSources } from "@pusula/tools/python-env";
import { runCommand } from "@pusula/tools/run-command";
import type { CodeBlockSource } from "./read-blocks.ts";

/** What a type checker says against a block. */
export interface PythonComplaint {
	/** Page and line of the block, and the line in it: `en/tasks/text-ranking.mdx:29+2`. */
	readonly place: string;
	/** Rule and words: `error[unresolved-import] Cannot resolve …`. */
	readonly text: string;
}

const VERSION = "3.12";
/** The checker's code for "looked at everything, and found something". */
const FOUND = 1;

/**
 * What the type checker says against blocks of Python, each a module of its own, read beside the libraries they import.
 * @throws Error with the checker's own words when it did not check
 */
export async function listPythonComplaints(
	blocks: readonly CodeBlockSource[],
): Promise<readonly PythonComplaint[]> {
	const { python } = await ensurePython();
	const sources = await ensurePythonSources();
	const folder = await mkdtemp(join(tmpdir(), "pusula-python-"));
	try {
		await Promise.all(blocks.map(({ code }, index) => writeFile(join(folder, `block_${index}.py`), code)));
		const where = ["--project", folder, "--python", python, "--extra-search-path", sources];
		const form = ["--python-version", VERSION, "--output-format", "concise", "--color", "never"];
		const args = ["-m", "ty", "check", ...where, ...form, folder];
		const { code, stdout, output } = await runCommand(python, args, { cwd: folder });
		if (code > FOUND) throw new Error(`The Python of the content pages could not be checked:\n${output}`);
		return readComplaints(stdout, blocks);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function readComplaints(report: string, blocks: readonly CodeBlockSource[]): readonly PythonComplaint[] {
	return [...report.matchAll(/block_(\d+)\.py:(\d+):\d+: (.+)/g)].map(
		([, index = "", line = "", text = ""]) => ({ place: `${blocks[Number(index)]?.place}+${line}`, text }),
	);
}
