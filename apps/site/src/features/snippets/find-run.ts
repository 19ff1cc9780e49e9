import type { Snippet } from "@pusula/snippets";
import runs from "@pusula/snippets/runs.json" with { type: "json" };
import type { ExampleCall } from "./example-call.ts";

/** That a client's code was run as printed. */
export interface SnippetRun {
	/** What it ran with, such as `openai 3.52.0`. */
	readonly version: string;
	/** Day of the run, such as `2026-11-21`. */
	readonly date: string;
}

const PASSED = "+";

/** The last run of a client's code for a task and provider; nothing unless every way of calling it passed. */
export function findRun(
	{ task, provider }: Pick<ExampleCall, "task" | "provider">,
	{ language, client }: Pick<Snippet, "language" | "client">,
): SnippetRun | undefined {
	const versions: Readonly<Record<string, string>> = runs.versions;
	const name = `${language} ${client}`;
	const version = versions[name];
	const place = Object.keys(versions).indexOf(name);
	const marks = Object.entries<string>(runs.cells)
		.filter(([title]) => title.startsWith(`${provider.id} ${task}, `))
		.map(([, row]) => row[place] ?? "-")
		.filter((mark) => mark !== "-");
	const hasPassed = marks.length > 0 && marks.every((mark) => mark === PASSED);
	return version !== undefined && hasPassed ? { version, date: runs.date } : undefined;
}
