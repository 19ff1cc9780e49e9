import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { keepFirst } from "./keep-first.ts";
import { ROOT } from "./root.ts";
import { runCommand } from "./run-command.ts";

const MISSING =
	"No Python to run snippets with: install Python 3.10 or newer with its venv module (on Debian: apt-get install python3-venv).";

/**
 * The Python that has the packages of `scripts/python-requirements.txt`, as an absolute path.
 * Makes a virtual environment in `.cache/python` the first time and whenever the requirements change; else takes a
 * few milliseconds. Calls at the same time, also from several processes, end with one environment.
 * @throws Error with one sentence that says what to install, where there is no fitting Python; or with pip's own
 * words, where the packages cannot be had.
 */
export async function ensurePython(): Promise<{ python: string }> {
	const requirements = join(ROOT, "scripts", "python-requirements.txt");
	const hash = createHash("sha256")
		.update(await readFile(requirements))
		.digest("hex")
		.slice(0, 12);
	const folder = join(ROOT, ".cache", "python", hash);
	const python = pythonOf(folder);
	if (existsSync(python)) return { python };

	await mkdir(join(folder, ".."), { recursive: true });
	const draft = await mkdtemp(`${folder}.`);
	try {
		await makeEnvironment(draft, requirements);
		await keepFirst(draft, folder); // a moved environment's `python` works
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return { python };
}

function pythonOf(folder: string): string {
	return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}

async function makeEnvironment(folder: string, requirements: string): Promise<void> {
	const made = await runCommand(await resolveSystemPython(), ["-m", "venv", folder]);
	if (made.code !== 0) throw new Error(`${MISSING}\n${made.output}`);
	const install = [
		"-m",
		"pip",
		"install",
		"--quiet",
		"--disable-pip-version-check",
		"--requirement",
		requirements,
	];
	const { code, output } = await runCommand(pythonOf(folder), install);
	if (code !== 0) throw new Error(`The Python packages for snippet runs could not be installed:\n${output}`);
}

async function resolveSystemPython(): Promise<string> {
	const question = ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"];
	for (const name of ["python3", "python"]) {
		const code = await runCommand(name, question).then(
			(result) => result.code,
			() => 1,
		);
		if (code === 0) return name;
	}
	throw new Error(MISSING);
}
