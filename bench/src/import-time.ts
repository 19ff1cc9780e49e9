import { spawnSync } from "node:child_process";
import { median } from "./measure.ts";
import type { Row } from "./row.ts";

const ROUNDS = 11;

/** Time to import the built package in a fresh process. */
export function measureImport(): readonly Row[] {
	const names = ["@pusula/inference", "@huggingface/inference", "@huggingface/inference-newest"];
	const times = names.map((): number[] => []);
	for (let round = -1; round < ROUNDS; round++) {
		for (const [index, name] of names.entries()) {
			const ms = importMs(name);
			if (round >= 0) times[index]?.push(ms);
		}
	}
	const [ours = Number.NaN, ...peers] = times.map(median);
	return peers.map((peer, index) => ({
		what: "import time",
		peer: index === 0 ? "@huggingface/inference 3.13.1" : "@huggingface/inference 4.13.30",
		ratio: ours / peer,
		target: index === 0 ? { atMost: 0.5 } : undefined,
		figures: `${ours.toFixed(0)} ms : ${peer.toFixed(0)} ms`,
	}));
}

/** Milliseconds a fresh process needs for an import. */
function importMs(name: string): number {
	const code = `const start = performance.now(); await import(${JSON.stringify(name)}); console.log(performance.now() - start)`;
	const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
		cwd: import.meta.dirname,
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`importing ${name} failed: ${stderr}`);
	return Number(stdout);
}
