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
export function runNode(program: string, args: readonly string[]): Promise<Run> {
	const reporter = new URL("report-peak.ts", import.meta.url).href;
	return runMeasured(process.execPath, ["--import", reporter, program, ...args]);
}

/** Runs a program of Python likewise. LiteLLM reads its prices from its own package, not from the network. */
export function runPython(python: string, program: string, args: readonly string[]): Promise<Run> {
	const reporter = fileURLToPath(new URL("report_peak.py", import.meta.url));
	return runMeasured(python, [reporter, program, ...args], { LITELLM_LOCAL_MODEL_COST_MAP: "True" });
}

async function runMeasured(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Promise<Run> {
	const start = performance.now();
	const child = spawn(command, args, {
		stdio: ["ignore", "ignore", "pipe", "pipe"],
		env: { ...process.env, ...env },
	});
	const [peak, words, [code]] = await Promise.all([
		text(child.stdio[3] as Readable), // a pipe of the child's
		text(child.stderr as Readable), // the same
		once(child, "close"),
	]);
	if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}: ${words}`);
	return { wallMs: performance.now() - start, peakBytes: Number(peak) };
}
