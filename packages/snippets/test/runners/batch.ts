/**
 * Runs many printed programs in one process, one after the other; modules are loaded once.
 * Takes a message a program, the path of its file; replies with its output and its exit code.
 */
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

const printed = { stdout: "", stderr: "" };
for (const name of ["stdout", "stderr"] as const) {
	process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
		printed[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
		const done = rest.find((one) => typeof one === "function");
		done?.();
		return true;
	};
}

async function run(file: string): Promise<number> {
	process.chdir(dirname(file));
	try {
		await import(pathToFileURL(file).href);
		return 0;
	} catch (error) {
		printed.stderr += inspect(error);
		return 1;
	}
}

process.on("message", (file: string) => {
	printed.stdout = "";
	printed.stderr = "";
	void run(file).then((code) => process.send?.({ code, ...printed }));
});
