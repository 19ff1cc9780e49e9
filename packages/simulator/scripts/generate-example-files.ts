import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { CALL_EXAMPLES, LOCALES, type TaskExamples } from "@pusula/tasks";
import { listDemoFiles } from "@pusula/tools/demo-files";
import { writeGenerated } from "@pusula/tools/generated-file";
import { toFileMark } from "../src/answers/file-mark.ts";

/** Writes how the files that examples begin with are recognised: size and hash of each. With `isCheck` nothing is written; see `writeGenerated`. */
export function writeExampleFiles(isCheck: boolean): void {
	const rows = listDemoFiles()
		.toSorted()
		.map((path) => ({ path, task: basename(dirname(path)), name: basename(path) }))
		.filter(({ task, name }) => inputsOf(task).includes(`"${name}"`))
		.map(({ path, task, name }) => {
			const mark = toFileMark(Uint8Array.from(readFileSync(path)));
			return `\t"${task}/${name}": "${mark}",\n`;
		});

	writeGenerated(
		{
			file: new URL("../src/answers/generated/example-files.ts", import.meta.url).pathname,
			from: "the demo files",
			text: `/** Marks of the demo files that examples begin with, by task and name. */
export const EXAMPLE_FILES: Readonly<Record<string, string>> = {
${rows.join("")}};
`,
		},
		isCheck,
	);
}

/** The inputs of a task's examples as JSON. */
function inputsOf(task: string): string {
	const examples = new Map<string, TaskExamples>(Object.entries(CALL_EXAMPLES)).get(task);
	return JSON.stringify(LOCALES.flatMap((locale) => (examples?.[locale] ?? []).map(({ input }) => input)));
}
