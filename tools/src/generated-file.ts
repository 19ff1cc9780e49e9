import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { ROOT } from "./root.ts";

/** A file that a script makes from others. */
export interface GeneratedFile {
	/** Absolute path. */
	readonly file: string;
	/** What the file is made from, as its first line says: `the task folders`. */
	readonly from: string;
	/** The module's text below that line. */
	readonly text: string;
}

/**
 * Writes a generated file. With `isCheck` nothing is written: a file that differs is named on standard error, and the exit
 * code becomes 1.
 */
export function writeGenerated({ file, from, text }: GeneratedFile, isCheck: boolean): void {
	const wanted = `// Made from ${from} by \`npm run generate\`. Do not edit.\n\n${text}`;
	if (readText(file) === wanted) return;
	if (isCheck) {
		console.error(`differs from its sources: ${relative(ROOT, file)}`);
		process.exitCode = 1;
		return;
	}
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, wanted);
}

function readText(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined; // it is to be made
	}
}
