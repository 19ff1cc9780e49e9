/** Imported before a program: writes the greatest memory of its process, in bytes, to its file 3 when it ends. */
import { readFileSync, writeSync } from "node:fs";

process.on("exit", () => writeSync(3, String(readPeak())));

/** On Linux the kernel's own mark, since the one of `resourceUsage` begins with the memory of the parent. */
function readPeak(): number {
	const [, kibibytes = process.resourceUsage().maxRSS] =
		process.platform === "linux"
			? (/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [])
			: [];
	return Number(kibibytes) * 1024;
}
