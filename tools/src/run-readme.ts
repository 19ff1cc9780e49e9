import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The TypeScript programs of a package's README: its blocks of code in `ts`. `folder` is the package's. */
export function readReadmePrograms(folder: URL): readonly string[] {
	const readme = readFileSync(new URL("README.md", folder), "utf8");
	return Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);
}

/**
 * Runs a program of a README in the folder of its package, against the sources, and returns what it prints.
 * @throws Error for a program that ends with another code than 0
 */
export function runReadmeProgram(code: string, folder: URL): string {
	const args = ["--conditions=pusula-source", "--input-type=module-typescript", "--eval", code];
	return execFileSync(process.execPath, args, { cwd: fileURLToPath(folder), encoding: "utf8" });
}
