/**
 * `npm run reliability`: 100,000 calls with seeded faults, 25,000 random streams and aborts at every stage, over loopback
 * connections. Prints the record and keeps it for the site; ends with 1 where a number that must be zero is not.
 * `--seed <number>`, `--calls <number>`; a run with fewer calls keeps nothing.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "@pusula/tools/root";
import { listBroken } from "./record.ts";
import { runReliability } from "./run-reliability.ts";

const WHOLE = { calls: 100_000, atOnce: 128, limitMs: 10_000, streams: 25_000, aborts: 20 };
const RECORD = join(ROOT, "apps/site/generated/reliability.json");

const { values } = parseArgs({
	options: {
		seed: { type: "string", default: "7" },
		calls: { type: "string", default: String(WHOLE.calls) },
	},
});
const share = Number(values.calls) / WHOLE.calls;
const size = {
	...WHOLE,
	calls: Number(values.calls),
	streams: Math.ceil(WHOLE.streams * share),
	aborts: Math.ceil(WHOLE.aborts * share),
};
const record = await runReliability(Number(values.seed), size);
console.log(JSON.stringify(record, null, "\t"));
if (share >= 1) await writeFile(RECORD, `${JSON.stringify(record, null, "\t")}\n`);
const broken = listBroken(record.zeros);
if (broken.length > 0) console.error(broken.join("\n"));
process.exitCode = broken.length > 0 ? 1 : 0;
