import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { KNOWN_HOSTS, type Proxied, startProxy } from "@pusula/simulator/proxy";
import { listDemoFiles } from "@pusula/tools/demo-files";
import { makeCertificate } from "@pusula/tools/make-certificate";
import { ensurePython } from "@pusula/tools/python-env";
import type { Snippet, SnippetLanguage } from "../src/types/snippet.ts";
import { type Ran, type Runner, startAlone, startNodeBatch, startPythonBatch } from "./runners/runner.ts";

/** A folder with sample files and a proxy that plays every provider: printed code runs in it unchanged. */
export interface Workbench {
	readonly proxy: Proxied;
	/** Runs a snippet as a user would: saved to a file, started by its own interpreter, nothing left from the run before. */
	readonly run: (snippet: Pick<Snippet, "language" | "code">) => Promise<Ran>;
	/** Bytes of a file the snippet wrote. */
	readonly read: (fileName: string) => Promise<Buffer>;
	readonly close: () => Promise<void>;
}

/** Keys of the programs, and how they are started. */
export interface WorkbenchOptions {
	/** The keys in the programs' environment, by name. */
	readonly keys: Readonly<Record<string, string>>;
	/** Few processes for many programs; else each has its own, as a user would start it. */
	readonly isBatched?: boolean;
}

const ROOT = join(import.meta.dirname, "../../..");
const MODULES = join(ROOT, "node_modules");

/** Package names that printed JavaScript imports, and the installed packages for them. */
const PACKAGES: Readonly<Record<string, string>> = {
	"@huggingface/inference": "@huggingface/inference-newest",
	"@pusula/inference": "@pusula/inference",
	openai: "openai",
};
const ENDINGS: Readonly<Record<SnippetLanguage, string>> = {
	js: "mjs",
	python: "py",
	sh: "sh",
	powershell: "ps1",
};

/** Opens a workbench. Needs curl, jq, bash and Python on the machine. */
export async function openWorkbench({ keys, isBatched = false }: WorkbenchOptions): Promise<Workbench> {
	const { python } = await ensurePython();
	const certificate = await makeCertificate(KNOWN_HOSTS);
	const proxy = await startProxy({ ...certificate, jobPolls: 1 });
	// Inside the workspace, so that the packages it links to find their own.
	const parent = join(ROOT, ".cache", "snippets");
	await mkdir(parent, { recursive: true });
	const folder = await mkdtemp(join(parent, "run-"));
	const trust = join(folder, "trust.pem");
	const samples = join(folder, "samples");
	await writeFile(trust, certificate.authority);
	await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
	await linkPackages(folder);
	const runners = startRunners(
		python,
		{
			PATH: process.env["PATH"],
			HOME: folder,
			HTTPS_PROXY: proxy.url,
			https_proxy: proxy.url,
			NODE_USE_ENV_PROXY: "1",
			NODE_EXTRA_CA_CERTS: trust,
			CURL_CA_BUNDLE: trust,
			REQUESTS_CA_BUNDLE: trust,
			SSL_CERT_FILE: trust,
			PYTHONUTF8: "1",
			...keys,
		},
		isBatched,
	);

	let count = 0;
	return {
		proxy,
		async run({ language, code }) {
			await rm(samples, { recursive: true, force: true });
			await mkdir(samples, { recursive: true });
			for (const path of listDemoFiles()) await copyFile(path, join(samples, basename(path)));
			count += 1;
			const file = join(samples, `snippet-${count}.${ENDINGS[language]}`);
			await writeFile(file, code);
			return runners[language].run(file);
		},
		read: (fileName) => readFile(join(samples, fileName)),
		async close() {
			for (const runner of Object.values(runners)) runner.close();
			await proxy.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Opens several at once; the Python they share is made before, once. */
export async function openWorkbenches(
	count: number,
	options: WorkbenchOptions,
): Promise<readonly Workbench[]> {
	await ensurePython();
	return Promise.all(Array.from({ length: count }, () => openWorkbench(options)));
}

async function linkPackages(folder: string): Promise<void> {
	for (const [name, installed] of Object.entries(PACKAGES)) {
		const link = join(folder, "node_modules", name);
		await mkdir(join(link, ".."), { recursive: true });
		await symlink(join(MODULES, installed), link, "dir");
	}
}

function startRunners(
	python: string,
	env: NodeJS.ProcessEnv,
	isBatched: boolean,
): Readonly<Record<SnippetLanguage, Runner>> {
	const sources = ["--conditions=pusula-source"];
	return {
		js: isBatched ? startNodeBatch(sources, env) : startAlone(process.execPath, sources, env),
		python: isBatched ? startPythonBatch(python, env) : startAlone(python, [], env),
		sh: startAlone("bash", [], env),
		// Read by a grammar alone: PowerShell itself is not to be had as a package.
		powershell: startAlone(python, [join(import.meta.dirname, "runners/parse-powershell.py")], env),
	};
}
