import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { isStartedByCell } from "../../../scripts/guides/guide-examples.ts";
import { loadProgram, toHash } from "../../../scripts/guides/guide-files.ts";

/** Shell code that no test runs. */
export interface NotRunCode {
	/** Fits the code of the block. */
	readonly fits: RegExp;
	readonly reason: string;
	/** Whether the files it works with still have what it names. */
	readonly holds: (code: string) => boolean;
}

/** The shell blocks of the pages that no test can run here; each says why, and what is checked of it instead. */
export const NOT_RUN_HERE: readonly NotRunCode[] = [
	{
		fits: /^npm ci\n.*npm run build:site\n$/s,
		reason:
			"It installs the workspace anew; the suite base-path of npm test builds the site with these variables.",
		holds: (code) => listVariables(code).every(isReadByBuild) && listScripts(code).every(isScript),
	},
	{
		fits: /^npm install --global .+\n$/,
		reason:
			"It installs for the whole machine, with packages from outside; the program runs from its sources here.",
		holds: (code) => listInstalled(code).every(isOfProgram),
	},
	{
		fits: /^docker build .+\ndocker run .+\n$/,
		reason: "It needs a container engine and images from outside.",
		holds: (code) => listArguments(code).every(isArgument) && listPorts(code).every(isExposed),
	},
	{
		fits: /^cd apps\/site\/language-model\npip install -r requirements\.txt\npython train\.py .+\n$/,
		reason: "It trains for the better part of an hour; the tests of the shipped model hold what it made.",
		holds: (code) =>
			[...code.matchAll(/\b[\w-]+\.(?:py|txt)\b/g)].every(([file]) => read(`${TRAINER}/${file}`) !== "") &&
			Number(/--steps (\d+)/.exec(code)?.[1]) === readSteps(),
	},
	{
		fits: /^pusula eval object-detection .+\n$/,
		reason:
			"It reads pictures of the reader's own; the README's example is run with two, in the tests of the program.",
		holds: (code) => listOptions(code).every((option) => readEvalExample().includes(option)),
	},
	{
		fits: /^python3 -m venv \.venv\n.+\npip install .+\n$/,
		reason: "It installs gigabytes; npm run guides runs it, with the pinned versions.",
		holds: (code) => read(INSTALLATION).includes(`"hash": "${toHash(code)}",\n\t\t\t"way": "shell"`),
	},
	{
		fits: /^transformers serve .+\n$/,
		reason: "It serves until it is stopped; a cell of the guide starts it with a small model.",
		holds: (code) => isStartedByCell(code, loadProgram("serving")),
	},
];

const INSTALLATION = "apps/site/generated/guides/installation.json";

function listOptions(code: string): readonly string[] {
	return code.match(/--[a-z-]+/g) ?? [];
}

/** The example of the program's README. */
function readEvalExample(): string {
	return /^pusula eval object-detection .+$/m.exec(read("packages/cli/README.md"))?.[0] ?? "";
}

const TRAINER = "apps/site/language-model";

/** The steps of the training that made the shipped weights. */
function readSteps(): number {
	const { steps } = JSON.parse(read(`${TRAINER}/record.json`)) as { steps: number }; // written by export.py
	return steps;
}

function read(path: string): string {
	return readFileSync(join(ROOT, path), "utf8");
}

function listInstalled(code: string): readonly string[] {
	return code.trim().split(" ").slice("npm install --global".split(" ").length);
}

/** Whether a package is the program, or one that it takes where it is installed. */
function isOfProgram(name: string): boolean {
	const { name: own, peerDependencies } = JSON.parse(read("packages/cli/package.json")) as {
		name: string;
		peerDependencies: object;
	}; // the program's own manifest
	return name === own || Object.hasOwn(peerDependencies, name);
}

function listVariables(code: string): readonly string[] {
	return [...code.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name);
}

function isReadByBuild(name: string): boolean {
	return read("apps/site/astro.config.ts").includes(`process.env["${name}"]`);
}

function listScripts(code: string): readonly string[] {
	return [...code.matchAll(/npm run (\S+)/g)].map(([, name = ""]) => name);
}

function isScript(name: string): boolean {
	const { scripts } = JSON.parse(read("package.json")) as { scripts: object }; // the workspace's own manifest
	return Object.hasOwn(scripts, name);
}

function listArguments(code: string): readonly string[] {
	return [...code.matchAll(/--build-arg (\w+)=/g)].map(([, name = ""]) => name);
}

function isArgument(name: string): boolean {
	return read("Dockerfile").includes(`ARG ${name}=`);
}

function listPorts(code: string): readonly string[] {
	return [...code.matchAll(/-p \d+:(\d+)/g)].map(([, port = ""]) => port);
}

function isExposed(port: string): boolean {
	return read("Dockerfile").includes(`EXPOSE ${port}\n`);
}
