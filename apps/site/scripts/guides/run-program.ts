import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GuideProgram } from "../../src/features/guides/guide-program.ts";
import type { CurveData } from "../../src/facts/curve-data.ts";
import { DATA } from "./guide-files.ts";

const RUNNER = fileURLToPath(new URL("run_cells.py", import.meta.url));
/** Threads of each library: small models gain nothing from more, and another number adds up in another order. */
export const THREADS = 1;

/** What `run_cells.py` reports. */
export interface ProgramReport {
	readonly python: string;
	readonly packages: Readonly<Record<string, string>>;
	readonly outputs: readonly { readonly id: string; readonly output: string }[];
	readonly figures: Readonly<Record<string, CurveData>>;
}

/**
 * Runs a program in a folder of its own that holds the data files it names, without the Hub, on the CPU. The files that it
 * keeps are copied into `keepIn`; without one they go with the folder.
 * @throws Error where a cell fails; its traceback went to the screen
 */
export async function runProgram(
	program: GuideProgram,
	python: string,
	keepIn?: string,
): Promise<ProgramReport> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-guide-"));
	try {
		for (const file of program.data) await cp(join(DATA, file), join(folder, file), { recursive: true });
		const report = JSON.parse(await pipe(python, JSON.stringify(program.cells), folder)) as ProgramReport; // the runner's own form
		if (keepIn !== undefined)
			for (const file of program.keeps) await cp(join(folder, file), join(keepIn, file));
		return report;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function pipe(python: string, input: string, folder: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(python, [RUNNER], {
			cwd: folder,
			env: { ...process.env, ...SURROUNDINGS, HF_HOME: join(folder, ".hub"), PATH: withFolder(python) },
			stdio: ["pipe", "pipe", "inherit"],
		});
		let report = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => (report += text));
		child.on("error", reject);
		child.on("close", (code) =>
			code === 0 ? resolve(report) : reject(new Error("A cell failed; its traceback stands above.")),
		);
		child.stdin.end(input);
	});
}

/** Nothing is fetched, and the same numbers come out on every processor of the last ten years. */
const SURROUNDINGS: Readonly<Record<string, string>> = {
	HF_HUB_OFFLINE: "1",
	HF_DATASETS_OFFLINE: "1",
	HF_HUB_DISABLE_TELEMETRY: "1",
	TRANSFORMERS_VERBOSITY: "error",
	TOKENIZERS_PARALLELISM: "false",
	CUDA_VISIBLE_DEVICES: "",
	PYTHONHASHSEED: "0",
	OMP_NUM_THREADS: String(THREADS),
	MKL_NUM_THREADS: String(THREADS),
	MKL_CBWR: "AVX2",
	ONEDNN_MAX_CPU_ISA: "AVX2",
	ATEN_CPU_CAPABILITY: "avx2",
};

function withFolder(python: string): string {
	return `${dirname(python)}:${process.env["PATH"] ?? ""}`;
}
