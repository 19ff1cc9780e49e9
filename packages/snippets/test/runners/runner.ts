import { execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

/** Output of a program, and its exit code. */
export interface Ran {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

/** Starts programs of one language from their files, in the folder they lie in. */
export interface Runner {
	readonly run: (file: string) => Promise<Ran>;
	readonly close: () => void;
}

const LIMIT_MS = 60_000;

/** A process of its own for each program, as a user would start it. */
export function startAlone(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Runner {
	return {
		run: (file) =>
			new Promise((resolve) => {
				const options = { cwd: dirname(file), env, timeout: LIMIT_MS, encoding: "utf8" } as const;
				execFile(command, [...args, file], options, (error, stdout, stderr) => {
					resolve({
						code: error ? (typeof error.code === "number" ? error.code : 1) : 0,
						stdout,
						stderr,
					});
				});
			}),
		close() {},
	};
}

/** All JavaScript in one process, one program after the other. */
export function startNodeBatch(args: readonly string[], env: NodeJS.ProcessEnv): Runner {
	const child = fork(join(import.meta.dirname, "batch.ts"), { execArgv: [...args], env });
	return {
		run: async (file) => {
			child.send(file);
			const signal = AbortSignal.timeout(LIMIT_MS);
			try {
				const [ran] = (await once(child, "message", { signal })) as [Ran]; // what batch.ts sends
				return ran;
			} catch (error) {
				return { code: 1, stdout: "", stderr: String(error) };
			}
		},
		close: () => child.kill(),
	};
}

/** All Python from one process that has the packages loaded, a copy of it for each program. */
export function startPythonBatch(python: string, env: NodeJS.ProcessEnv): Runner {
	const child = spawn(python, [join(import.meta.dirname, "batch.py")], {
		env,
		stdio: ["pipe", "pipe", "inherit"],
	});
	const codes = createInterface(child.stdout)[Symbol.asyncIterator]();
	return {
		run: async (file) => {
			const [out, err] = [`${file}.out`, `${file}.err`];
			child.stdin.write(`${JSON.stringify({ file, out, err })}\n`);
			const { value } = await codes.next();
			return {
				code: value === undefined ? 1 : Number(value),
				stdout: await readFile(out, "utf8"),
				stderr: await readFile(err, "utf8"),
			};
		},
		close: () => child.kill(),
	};
}
