import type { Snippet } from "@pusula/snippets";
import runs from "@pusula/snippets/runs.json" with { type: "json" };

/** That a client's code was run as printed, or only read by its language's grammar. */
export interface SnippetRun {
	readonly state: "ran" | "parsed";
	/** Library and version that it ran with, such as `openai 3.52.0`. */
	readonly version: string;
	/** Day of the run, such as `2026-11-21`. */
	readonly date: string;
}

/** The report's marks of outcomes. */
const STATES: Readonly<Record<string, SnippetRun["state"]>> = { "+": "ran", "=": "parsed" };
const NO_CODE = "-";

/** The last run of a client's code for a task and provider; nothing unless every form of the call passed alike. */
export function findRun(
	{ task, provider }: { readonly task: string; readonly provider: string },
	{ language, client }: Pick<Snippet, "language" | "client">,
): SnippetRun | undefined {
	const versions: Readonly<Record<string, string>> = runs.versions;
	const name = `${language} ${client}`;
	const version = versions[name];
	const place = Object.keys(versions).indexOf(name);
	const marks = new Set(
		Object.entries<string>(runs.cells)
			.filter(([title]) => title.startsWith(`${provider} ${task}, `))
			.map(([, row]) => row[place] ?? NO_CODE)
			.filter((mark) => mark !== NO_CODE),
	);
	const [mark = NO_CODE] = marks;
	const state = marks.size === 1 ? STATES[mark] : undefined;
	return version !== undefined && state ? { state, version, date: runs.date } : undefined;
}
