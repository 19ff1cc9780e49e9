import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBenchPython } from "@pusula/tools/python-env";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { namePeer } from "../name-peer.ts";
import type { BatchRecord } from "./batch-record.ts";
import { measureLive, type Run, runNode, runPython } from "./run-measured.ts";

/** What a side is given. */
export interface BatchWork {
	/** URL of the simulator. */
	readonly url: string;
	/** JSONL file with a message a row. */
	readonly input: string;
	/** Where its results go, a line for each row. */
	readonly output: string;
}

/** One way to call a model for every row of a file. */
export interface Side {
	readonly id: keyof BatchRecord["sides"];
	/** What the measure depends on: name and version of each part that is not ours. */
	readonly versions: readonly string[];
	readonly run: (work: BatchWork) => Promise<Run>;
}

const PROGRAM = join(ROOT, "packages/cli/dist/cli.js");
const MODEL = "gpt-4o-mini";
const AT_ONCE = "16";

/** `pusula batch`, which keeps each result on the disk before its row counts as done. */
export const BATCH: Side = {
	id: "batch",
	versions: [`Node ${process.versions.node}`],
	run: (work) => runNode(PROGRAM, toBatchArgs(work)),
};

/** Most memory that `pusula batch` has in use after a collection of garbage, in bytes. */
export function measureBatchLive(work: BatchWork): Promise<number> {
	return measureLive(PROGRAM, toBatchArgs(work));
}

/** A plain loop with p-limit, which keeps every row and result in memory. */
export const LOOP: Side = {
	id: "loop",
	versions: [namePeer("p-limit")],
	run: (work) => runNode(fileURLToPath(new URL("plain-loop.ts", import.meta.url)), toPeerArgs(work)),
};

/** LiteLLM's `batch_completion`, which does the same. Its Python is made the first time. */
export async function openLiteLlm(): Promise<Side> {
	const python = await ensureBenchPython();
	const program = join(import.meta.dirname, "litellm_batch.py");
	const print =
		"import platform, importlib.metadata as m; print(m.version('litellm'), platform.python_version())";
	const { code, stdout, output } = await runCommand(python, ["-c", print]);
	if (code !== 0) throw new Error(output);
	const [litellm = "", version = ""] = stdout.trim().split(" ");
	return {
		id: "litellm",
		versions: [`LiteLLM ${litellm}`, `Python ${version}`],
		run: (work) => runPython(python, program, toPeerArgs(work)),
	};
}

function toBatchArgs({ url, input, output }: BatchWork): readonly string[] {
	const task = ["batch", "conversational", input, "--out", output];
	const target = ["--provider", "openai", "--model", `openai/${MODEL}`, "--simulator", url];
	return [...task, ...target, "--concurrency", AT_ONCE];
}

function toPeerArgs({ url, input, output }: BatchWork): readonly string[] {
	return [`${url}/api.openai.com`, MODEL, AT_ONCE, input, output];
}
