import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { KNOWN_HOSTS, startProxy } from "@pusula/simulator/proxy";
import { makeCertificate } from "@pusula/tools/make-certificate";
import { packFromSource } from "./pack-from-source.ts";
import { startRegistry } from "./start-registry.ts";

/** How a piece of shell code ended. */
export interface ShellRun {
	readonly code: number;
	readonly stdout: string;
	/** Standard output and error together. */
	readonly output: string;
}

/** What shell code finds when it runs. */
export interface ShellOptions {
	/** Added to the environment. */
	readonly env?: Readonly<Record<string, string>>;
	/** Lines typed one after the other, each once the program has printed its prompt `> ` again. */
	readonly lines?: readonly string[];
}

/** A machine of its own for shell code: a home without settings, our packages in npm's registry, providers played by the simulator. */
export interface ShellBench {
	/** A new empty folder to run in. */
	readonly makeFolder: () => Promise<string>;
	/** Puts a program on the path under a name. */
	readonly addProgram: (name: string, path: string) => Promise<void>;
	/** Runs code to its end as a script of bash; the first command that fails ends it. */
	readonly run: (code: string, folder: string, options?: ShellOptions) => Promise<ShellRun>;
	/** Runs code that serves on a port until `use` has ended. */
	readonly serve: (code: string, folder: string, port: number, use: () => Promise<void>) => Promise<void>;
	/** Closes something together with the bench. */
	readonly closeToo: (close: () => Promise<unknown>) => void;
	readonly close: () => Promise<void>;
}

/** The packages that readers install. */
const PACKAGES = ["tasks", "inference", "simulator"] as const;
const LIMIT_MS = 60_000;

/** Opens a bench. Needs bash, tar and npm on the machine. */
export async function openShellBench(): Promise<ShellBench> {
	const root = await mkdtemp(join(tmpdir(), "pusula-shell-"));
	const home = join(root, "home");
	const programs = join(root, "bin");
	const packs = join(root, "packs");
	for (const folder of [home, programs, packs]) await mkdir(folder);
	const registry = await startRegistry(
		await Promise.all(PACKAGES.map((name) => packFromSource(name, packs))),
	);
	const certificate = await makeCertificate(KNOWN_HOSTS);
	const proxy = await startProxy(certificate);
	const trust = join(root, "trust.pem");
	await writeFile(trust, certificate.authority);
	const env = {
		PATH: [programs, dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
		HOME: home,
		HTTPS_PROXY: proxy.url,
		NO_PROXY: "127.0.0.1",
		NODE_USE_ENV_PROXY: "1",
		NODE_EXTRA_CA_CERTS: trust,
		DENO_CERT: trust,
		DENO_NO_UPDATE_CHECK: "1",
		npm_config_registry: registry.url,
		npm_config_audit: "false",
		npm_config_fund: "false",
		npm_config_update_notifier: "false",
	};
	const closers: (() => Promise<unknown>)[] = [registry.close, proxy.close];
	return {
		makeFolder: () => mkdtemp(join(root, "run-")),
		async addProgram(name, path) {
			await rm(join(programs, name), { force: true });
			await symlink(path, join(programs, name));
		},
		run: (code, folder, options) => runToEnd(code, folder, env, options),
		serve: (code, folder, port, use) => runWhile(code, { folder, env, port }, use),
		closeToo: (close) => void closers.push(close),
		async close() {
			await Promise.all(closers.map((close) => close()));
			await rm(root, { recursive: true, force: true });
		},
	};
}

function start(code: string, cwd: string, env: NodeJS.ProcessEnv) {
	return spawn("bash", ["-e", "-c", code], { cwd, env, detached: true });
}

/** Ends a process with everything it started. */
function end(child: ReturnType<typeof start>): void {
	if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
}

async function runToEnd(
	code: string,
	folder: string,
	env: NodeJS.ProcessEnv,
	{ env: more = {}, lines = [] }: ShellOptions = {},
): Promise<ShellRun> {
	const child = start(code, folder, { ...env, ...more });
	const waiting = [...lines];
	const ended = once(child, "close", { signal: AbortSignal.timeout(LIMIT_MS) });
	let stdout = "";
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		stdout += text;
		output += text;
		if (!stdout.endsWith("> ")) return;
		const line = waiting.shift();
		if (line !== undefined) child.stdin.write(`${line}\n`);
	});
	child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
	if (waiting.length === 0) child.stdin.end();
	try {
		const [status] = (await ended) as [number | null]; // what a child process ends with
		return { code: status ?? 1, stdout, output };
	} catch {
		end(child);
		return { code: 1, stdout, output: `${output}\nnot ended after ${LIMIT_MS} ms` };
	}
}

async function runWhile(
	code: string,
	{ folder, env, port }: { readonly folder: string; readonly env: NodeJS.ProcessEnv; readonly port: number },
	use: () => Promise<void>,
): Promise<void> {
	const child = start(code, folder, env);
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => (output += text));
	try {
		const deadline = performance.now() + LIMIT_MS;
		while (!(await isListening(port))) {
			if (child.exitCode !== null || performance.now() > deadline)
				throw new Error(`Nothing serves on port ${port}:\n${output}`);
			await setTimeout(50);
		}
		await use();
	} finally {
		end(child);
	}
}

function isListening(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
