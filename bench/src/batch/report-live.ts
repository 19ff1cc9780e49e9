/**
 * Imported before a program: collects garbage at most four times a second, and writes the most memory that was in use after a
 * collection, in bytes, to its file 3 when the process ends. Collections take at most a tenth of the time, also where the
 * machine is busy.
 */
import { writeSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const INTERVAL_MS = 250;
/** Shortest pause after a collection, as a multiple of its own time. */
const PAUSE = 9;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // what the flag gives to new contexts
let most = 0;

function readLive(): void {
	collect();
	const { heapUsed, external } = process.memoryUsage(); // array buffers are external too
	most = Math.max(most, heapUsed + external);
}

function readAgain(): void {
	const start = performance.now();
	readLive();
	setTimeout(readAgain, Math.max(INTERVAL_MS, PAUSE * (performance.now() - start))).unref();
}

setTimeout(readAgain, INTERVAL_MS).unref();
process.on("exit", () => {
	readLive();
	writeSync(3, String(most));
});
