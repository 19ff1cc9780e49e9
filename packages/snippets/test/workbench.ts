import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { KNOWN_HOSTS, type Proxied, startProxy } from "@pusula/simulator/proxy";
import { makeCertificate } from "../../../scripts/lib/make-certificate.ts";
import { ensurePython } from "../../../scripts/lib/python-env.ts";
import type { Snippet } from "../src/types.ts";

/** What a program printed, and how it ended. */
export interface Ran {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

/** A folder with sample files and a proxy that plays every provider: printed code runs in it unchanged. */
export interface Workbench {
	readonly proxy: Proxied;
	/** Runs a snippet as a reader would: saved to a file, started by its own interpreter. */
	readonly run: (snippet: Snippet, keys: Readonly<Record<string, string>>) => Promise<Ran>;
	/** Bytes of a file the snippet wrote. */
	readonly read: (fileName: string) => Promise<Buffer>;
	readonly close: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, "../../..");
const LIMIT_MS = 60_000;

async function start(
	command: string,
	args: readonly string[],
	cwd: string,
	env: NodeJS.ProcessEnv,
): Promise<Ran> {
	return new Promise((resolve) => {
		execFile(command, args, { cwd, env, timeout: LIMIT_MS, encoding: "utf8" }, (error, stdout, stderr) => {
			resolve({ code: error ? (typeof error.code === "number" ? error.code : 1) : 0, stdout, stderr });
		});
	});
}

/** Opens a workbench. Needs curl, bash and Python on the machine; says so when one is missing. */
export async function openWorkbench(): Promise<Workbench> {
	const { python } = await ensurePython();
	const certificate = await makeCertificate(KNOWN_HOSTS);
	const proxy = await startProxy({ ...certificate, jobPolls: 1 });
	// Inside the workspace, so that imports of the printed code find its packages.
	const parent = join(ROOT, ".cache", "snippets");
	await mkdir(parent, { recursive: true });
	const folder = await mkdtemp(join(parent, "run-"));
	const trust = join(folder, "trust.pem");
	await writeFile(trust, certificate.cert);
	await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
	await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
	await cp(join(import.meta.dirname, "samples"), folder, { recursive: true });

	const commands: Readonly<Record<Snippet["language"], readonly string[]>> = {
		js: [process.execPath, "--conditions=pusula-source", "snippet.mjs"],
		python: [python, "snippet.py"],
		sh: ["bash", "snippet.sh"],
	};
	return {
		proxy,
		async run({ language, code }, keys) {
			const [command = "", ...args] = commands[language];
			await writeFile(join(folder, args.at(-1) ?? ""), code);
			return start(command, args, folder, {
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
			});
		},
		read: (fileName) => readFile(join(folder, fileName)),
		async close() {
			await proxy.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
