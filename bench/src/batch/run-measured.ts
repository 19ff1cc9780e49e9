import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";

const REPORT_PEAK = new URL("report-peak.ts", import.meta.url).href;

/** What one run of a program took. */
export interface Run {
	/** From its start to its end. */
	readonly wallMs: number;
	/** Greatest memory of its process. */
	readonly peakBytes: number;
}

/** Runs a program of Node in a process of its own. Throws an `Error` with its words where it fails. */
export async function runMeasured(program: string, args: readonly string[]): Promise<Run> {
	const start = performance.now();
	const child = spawn(process.execPath, ["--import", REPORT_PEAK, program, ...args], {
		stdio: ["ignore", "ignore", "pipe", "pipe"],
	});
	const [peak, words, [code]] = await Promise.all([
		text(child.stdio[3] as Readable), // a pipe of the child's
		text(child.stderr as Readable), // the same
		once(child, "close"),
	]);
	if (code !== 0) throw new Error(`${program} ended with ${code}: ${words}`);
	return { wallMs: performance.now() - start, peakBytes: Number(peak) };
}
