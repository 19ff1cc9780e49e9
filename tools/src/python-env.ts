import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureCachedFolder } from "./cached-folder.ts";
import { checkMade, findPython, type PythonNeed, toMissing } from "./find-python.ts";
import { GUIDE_PYTHON_MINOR, PYTHON_LISTS } from "./python-lists.ts";
import { runCommand } from "./run-command.ts";

/** What an environment is for, and what it needs. */
interface Environment extends PythonNeed {
	readonly requirements: string;
}
const SNIPPETS: Environment = { purpose: "snippets", requirements: PYTHON_LISTS.snippets, minor: 10 };
const GUIDES: Environment = {
	purpose: "guides",
	requirements: PYTHON_LISTS.guides,
	minor: GUIDE_PYTHON_MINOR,
	only: true,
};
const BENCH: Environment = { purpose: "measurements", requirements: PYTHON_LISTS.bench, minor: 11 };
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
	const folder = await ensureCachedFolder("python", PYTHON_LISTS.snippets, (draft) =>
		makeEnvironment(draft, SNIPPETS),
	);
	return { python: pythonOf(folder) }; // a moved environment's `python` works
}

/**
 * The Python that has the packages of `tools/python/guides.txt`, as an absolute path: PyTorch, Transformers and what the
 * guides import beside them, in the version of Python that records are made with. Made in `.cache/python-guides` as
 * `ensurePython` makes its environment; that takes minutes.
 * @throws Error as `ensurePython` does; and with the folder to delete, where it was made with another version
 */
export async function ensureGuidePython(): Promise<string> {
	const folder = await ensureCachedFolder("python-guides", PYTHON_LISTS.guides, (draft) =>
		makeEnvironment(draft, GUIDES),
	);
	const python = pythonOf(folder);
	checkMade(folder, await readVersion(python), GUIDES);
	return python;
}

/**
 * The Python that has the packages of `tools/python/bench.txt`, as an absolute path: what `npm run bench` measures against.
 * Made in `.cache/python-bench` as `ensurePython` makes its environment.
 * @throws Error as `ensurePython` does
 */
export async function ensureBenchPython(): Promise<string> {
	const folder = await ensureCachedFolder("python-bench", PYTHON_LISTS.bench, (draft) =>
		makeEnvironment(draft, BENCH),
	);
	return pythonOf(folder);
}

/**
 * The folder with the Python sources of the packages of `tools/python/sources.txt`, to be read by a type checker and
 * never run: no compiled code, no packages that they need in turn. Made in `.cache/python-sources` as `ensurePython` makes
 * its environment.
 * @throws Error as `ensurePython` does
 */
export function ensurePythonSources(): Promise<string> {
	return ensureCachedFolder("python-sources", PYTHON_LISTS.sources, collectSources);
}

function pythonOf(folder: string): string {
	return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}

async function makeEnvironment(folder: string, environment: Environment): Promise<void> {
	const made = await runCommand(await findPython(environment, readVersion), ["-m", "venv", folder]);
	if (made.code !== 0) throw new Error(`${toMissing(environment)}\n${made.output}`);
	await install(pythonOf(folder), ["--requirement", environment.requirements], environment.purpose);
}

async function collectSources(folder: string): Promise<void> {
	const { python } = await ensurePython();
	const args = ["--no-deps", "--no-compile", "--target", folder, "--requirement", PYTHON_LISTS.sources];
	await install(python, [...SMALLEST, ...args], "snippets");
	const compiled = globSync("**/*.{so,dylib}", { cwd: folder });
	await Promise.all(compiled.map((file) => rm(join(folder, file))));
}

async function install(python: string, args: readonly string[], purpose: string): Promise<void> {
	const { code, output } = await runCommand(python, [...PIP_INSTALL, ...args]);
	if (code !== 0) throw new Error(`The Python packages for ${purpose} could not be installed:\n${output}`);
}

/** `3.11.7`; undefined where it cannot be started or fails. */
async function readVersion(command: string): Promise<string | undefined> {
	const result = await runCommand(command, ["-c", "import platform; print(platform.python_version())"]).catch(
		() => undefined,
	);
	return result?.code === 0 ? result.stdout.trim() : undefined;
}
