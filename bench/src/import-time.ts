import { spawnSync } from "node:child_process";
import { median } from "./measure.ts";
import { namePeer } from "./name-peer.ts";
import type { Row } from "./row.ts";

const ROUNDS = 11;
const PEERS = ["@huggingface/inference", "@huggingface/inference-newest"];

/** Time to import the built package in a fresh process. */
export function measureImport(): readonly Row[] {
	const names = ["@pusula/inference", ...PEERS];
	const times = names.map((): number[] => []);
	for (let round = -1; round < ROUNDS; round++) {
		for (const [index, name] of names.entries()) {
			const ms = importMs(name);
			if (round >= 0) times[index]?.push(ms);
		}
	}
	const [ours = Number.NaN, ...theirs] = times.map(median);
	return PEERS.map((name, index) => {
		const peer = theirs[index] ?? Number.NaN;
		return {
			what: "import time",
			peer: namePeer(name),
			ratio: ours / peer,
			target: index === 0 ? { atMost: 0.5 } : undefined,
			figures: `${ours.toFixed(0)} ms : ${peer.toFixed(0)} ms`,
		};
	});
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
