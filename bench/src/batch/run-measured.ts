import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** What one run of a program took. */
export interface Run {
	/** From its start to its end. */
	readonly wallMs: number;
	/** Greatest memory of its process. */
	readonly peakBytes: number;
}

/** Runs a program of Node in a process of its own. Throws an `Error` with its words where it fails. */
export async function runNode(program: string, args: readonly string[]): Promise<Run> {
	const { wallMs, bytes } = await runReported("report-peak.ts", program, args);
	return { wallMs, peakBytes: bytes };
}

/** Most memory that such a program has in use after a collection of garbage, in bytes. Its time says nothing. */
export async function measureLive(program: string, args: readonly string[]): Promise<number> {
	return (await runReported("report-live.ts", program, args)).bytes;
}

/** Runs a program of Python likewise. LiteLLM reads its prices from its own package, not from the network. */
export async function runPython(python: string, program: string, args: readonly string[]): Promise<Run> {
	const reporter = fileURLToPath(new URL("report_peak.py", import.meta.url));
	const env = { LITELLM_LOCAL_MODEL_COST_MAP: "True" };
	const { wallMs, bytes } = await runMeasured(python, [reporter, program, ...args], env);
	return { wallMs, peakBytes: bytes };
}

interface Reported {
	readonly wallMs: number;
	/** What the reporter wrote. */
	readonly bytes: number;
}

function runReported(reporter: string, program: string, args: readonly string[]): Promise<Reported> {
	const { href } = new URL(reporter, import.meta.url);
	return runMeasured(process.execPath, ["--import", href, program, ...args]);
}

async function runMeasured(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Promise<Reported> {
	const start = performance.now();
	const child = spawn(command, args, {
		stdio: ["ignore", "ignore", "pipe", "pipe"],
		env: { ...process.env, ...env },
	});
	const [bytes, words, [code]] = await Promise.all([
		text(child.stdio[3] as Readable), // a pipe of the child's
		text(child.stderr as Readable), // the same
		once(child, "close"),
	]);
	if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}: ${words}`);
	return { wallMs: performance.now() - start, bytes: Number(bytes) };
}
