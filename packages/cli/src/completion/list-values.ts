import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import type { Command } from "../args/command.ts";
import { COMMON_OPTIONS, OPTIONS, type OptionName, type OptionRow, type Values } from "../args/options.ts";
import { CALLABLE_IDS, LOCAL } from "../calls/find-names.ts";

/** An option as a completion script needs it. */
export interface CompletedOption {
	readonly name: OptionName;
	readonly short: string | undefined;
	/** `undefined` for a flag. */
	readonly takes: "files" | readonly string[] | undefined;
}

/** Options that are typed in place of a command. */
export const PROGRAM_FLAGS = ["--help", "--version"] as const;

/** Options that no value follows, in each spelling. */
export const FLAGS: readonly string[] = Object.entries<OptionRow>(OPTIONS)
	.filter(([, { value }]) => value === undefined)
	.flatMap(([name, { short }]) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]);

/** The values that a list of the command table represents; `files` are the shell's own matter. */
export function listValues(values: Values | undefined): "files" | readonly string[] {
	if (values === "tasks") return CALLABLE_IDS;
	if (values === "all-tasks") return [...new Set<string>([...CALLABLE_IDS, ...TASK_IDS])];
	if (values === "providers") return ["auto", LOCAL, ...INFERENCE_PROVIDERS];
	if (values === "known-providers") return INFERENCE_PROVIDERS;
	return values ?? [];
}

/** The options of a command, with those that every command takes. */
export function listOptions({ options }: Pick<Command, "options">): readonly CompletedOption[] {
	return [...options, ...COMMON_OPTIONS].map((name) => {
		const { short, value, values }: OptionRow = OPTIONS[name];
		return { name, short, takes: value === undefined ? undefined : listValues(values) };
	});
}
