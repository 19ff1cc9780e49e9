import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureCachedFolder } from "./cached-folder.ts";
import { ROOT } from "./root.ts";
import { runCommand } from "./run-command.ts";

const REQUIREMENTS = join(ROOT, "tools/python/requirements.txt");
const SOURCES = join(ROOT, "tools/python/sources.txt");
const MISSING =
	"No Python to run snippets with: install Python 3.10 or newer with its venv module (on Debian: apt-get install python3-venv).";
const PIP_INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
/** Sources are the same for every system; the wheels for this one are by far the smallest, without code for GPUs. */
const SMALLEST = ["--platform", "macosx_11_0_arm64", "--python-version", "3.12", "--only-binary=:all:"];

/**
 * The Python that has the packages of `tools/python/requirements.txt`, as an absolute path.
 * Makes a virtual environment in `.cache/python` the first time and whenever the requirements change; else takes a
 * few milliseconds. Calls at the same time, also from several processes, end with one environment.
 * @throws Error with one sentence that says what to install, where there is no fitting Python; or with pip's own
 * words, where the packages cannot be had.
 */
export async function ensurePython(): Promise<{ python: string }> {
	const folder = await ensureCachedFolder("python", REQUIREMENTS, makeEnvironment);
	return { python: pythonOf(folder) }; // a moved environment's `python` works
}

/**
 * The folder with the Python sources of the packages of `tools/python/sources.txt`, to be read by a type checker and
 * never run: no compiled code, no packages that they need in turn. Made in `.cache/python-sources` as `ensurePython` makes
 * its environment.
 * @throws Error as `ensurePython` does
 */
export function ensurePythonSources(): Promise<string> {
	return ensureCachedFolder("python-sources", SOURCES, collectSources);
}

function pythonOf(folder: string): string {
	return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}

async function makeEnvironment(folder: string): Promise<void> {
	const made = await runCommand(await resolveSystemPython(), ["-m", "venv", folder]);
	if (made.code !== 0) throw new Error(`${MISSING}\n${made.output}`);
	await install(pythonOf(folder), ["--requirement", REQUIREMENTS]);
}

async function collectSources(folder: string): Promise<void> {
	const { python } = await ensurePython();
	await install(python, [
		...SMALLEST,
		"--no-deps",
		"--no-compile",
		"--target",
		folder,
		"--requirement",
		SOURCES,
	]);
	const compiled = globSync("**/*.{so,dylib}", { cwd: folder });
	await Promise.all(compiled.map((file) => rm(join(folder, file))));
}

async function install(python: string, args: readonly string[]): Promise<void> {
	const { code, output } = await runCommand(python, [...PIP_INSTALL, ...args]);
	if (code !== 0) throw new Error(`The Python packages for snippet runs could not be installed:\n${output}`);
}

async function resolveSystemPython(): Promise<string> {
	const versionCheck = ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"];
	for (const name of ["python3", "python"]) {
		const code = await runCommand(name, versionCheck).then(
			(result) => result.code,
			() => 1,
		);
		if (code === 0) return name;
	}
	throw new Error(MISSING);
}
