import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { listDemoFiles } from "@pusula/tools/demo-files";
import { writeGenerated } from "@pusula/tools/generated-file";
import { toFileMark } from "../src/answers/file-mark.ts";

/** Writes how the demo files are recognised: size and hash of each. With `isCheck` nothing is written; see `writeGenerated`. */
export function writeExampleFiles(isCheck: boolean): void {
	const rows = listDemoFiles()
		.toSorted()
		.map((path) => {
			const mark = toFileMark(Uint8Array.from(readFileSync(path)));
			return `\t"${basename(dirname(path))}/${basename(path)}": "${mark}",\n`;
		});

	writeGenerated(
		{
			file: new URL("../src/generated/example-files.ts", import.meta.url).pathname,
			from: "the demo files",
			text: `/** Marks of the demo files, by task and name. */
export const EXAMPLE_FILES: Readonly<Record<string, string>> = {
${rows.join("")}};
`,
		},
		isCheck,
	);
}
