import { spawn } from "node:child_process";
import { dirname, join } from "node:path";

/** Threads of each library: small models gain nothing from more, and another number adds up in another order. */
export const THREADS = 1;

/**
 * Runs a script with JSON as its standard input, in a folder, without the Hub, on the CPU; returns its standard output.
 * @throws Error where it fails; its traceback went to the screen
 */
export function runPython(
	script: string,
	input: unknown,
	{ python, folder }: { readonly python: string; readonly folder: string },
): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(python, [script], {
			cwd: folder,
			env: { ...process.env, ...SURROUNDINGS, HF_HOME: join(folder, ".hub"), PATH: withFolder(python) },
			stdio: ["pipe", "pipe", "inherit"],
		});
		let report = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => (report += text));
		child.on("error", reject);
		child.on("close", (code) =>
			code === 0 ? resolve(report) : reject(new Error("Python failed; its traceback stands above.")),
		);
		child.stdin.end(JSON.stringify(input));
	});
}

/**
 * Nothing is fetched. One thread and the instructions of AVX2 make runs on one kind of processor print the same; on another
 * kind, last digits and sampled texts may differ.
 */
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
