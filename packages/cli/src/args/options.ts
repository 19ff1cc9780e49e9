import { NORMALIZATIONS } from "@pusula/measure";
import { PROGRAM_LOCALES } from "../messages/messages.ts";

/** Where the values of an option or operand come from: a list, or the ids of a table. */
export type Values = "tasks" | "all-tasks" | "providers" | "known-providers" | "files" | readonly string[];

/** What the parser, the help and the completion know of an option. Its words are in the messages under its name. */
export interface OptionRow {
	/** Word for the value in the help, such as MODEL; absent for a flag. */
	readonly value?: string;
	readonly short?: string;
	readonly values?: Values;
}

/** Every option of the program. An option means the same in each command that takes it. */
export const OPTIONS = {
	help: { short: "h" },
	version: { short: "V" },
	lang: { value: "LANG", values: PROGRAM_LOCALES },
	json: {},
	model: { value: "MODEL", short: "m" },
	provider: { value: "PROVIDER", short: "p", values: "providers" },
	endpoint: { value: "URL" },
	simulator: { value: "URL" },
	yes: { short: "y" },
	field: { value: "NAME=VALUE", short: "f" },
	param: { value: "NAME=VALUE" },
	out: { value: "FILE", short: "o", values: "files" },
	"bill-to": { value: "ORG" },
	timeout: { value: "SECONDS" },
	task: { value: "TASK", values: "tasks" },
	client: { value: "CLIENT", short: "c" },
	stream: {},
	input: { value: "COLUMN" },
	column: { value: "FIELD=COLUMN" },
	expected: { value: "COLUMN" },
	metric: { value: "METRIC" },
	normalize: { value: "RULES", values: NORMALIZATIONS },
	label: { value: "ANSWER=LABEL" },
	threshold: { value: "BOUND" },
	concurrency: { value: "NUMBER" },
	rate: { value: "NUMBER" },
	queue: { value: "URL" },
	takeover: { value: "SECONDS" },
	"retry-failed": {},
	price: { value: "PRICE" },
	"max-price": { value: "SUM" },
	"dry-run": {},
	port: { value: "PORT" },
	seed: { value: "NUMBER" },
	fault: { value: "NAME" },
} as const satisfies Readonly<Record<string, OptionRow>>;

/** Name of an option, without the hyphens. */
export type OptionName = keyof typeof OPTIONS;

/** Options that every command takes. */
export const COMMON_OPTIONS = ["lang", "help"] as const satisfies readonly OptionName[];
