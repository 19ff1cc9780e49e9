import type { Command } from "./command.ts";

/** Options that say where a call goes. */
const CALL = ["model", "provider", "endpoint", "simulator", "yes"] as const;

const TASK = { name: "TASK", values: "tasks" } as const;
const INPUT = { name: "INPUT", isOptional: true, values: "files" } as const;

/** Shells that the program writes completion scripts for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** Every command of the program. Help, parser and completion scripts are made from this table. */
export const COMMANDS = {
	run: {
		operands: [TASK, INPUT],
		options: [...CALL, "field", "param", "out", "json", "timeout", "bill-to"],
		repeats: ["field", "param"],
	},
	batch: {
		operands: [TASK, { name: "FILE", values: "files" }],
		options: [
			...CALL,
			"out",
			"input",
			"column",
			"field",
			"param",
			"concurrency",
			"rate",
			"queue",
			"retry-failed",
			"price",
			"max-price",
			"dry-run",
			"json",
			"timeout",
			"bill-to",
		],
		repeats: ["column", "field", "param"],
	},
	worker: {
		operands: [],
		options: ["queue", "concurrency", "endpoint", "takeover", "yes"],
	},
	eval: {
		operands: [TASK, { name: "FILE", values: "files" }],
		options: [
			...CALL,
			"input",
			"expected",
			"column",
			"field",
			"param",
			"metric",
			"normalize",
			"label",
			"threshold",
			"out",
			"concurrency",
			"rate",
			"price",
			"max-price",
			"json",
			"timeout",
			"bill-to",
		],
		repeats: [
			"model",
			"provider",
			"price",
			"column",
			"field",
			"param",
			"metric",
			"label",
			"threshold",
			"out",
		],
	},
	tasks: {
		operands: [{ name: "TASK", isOptional: true, values: "all-tasks" }],
		options: ["json"],
	},
	providers: {
		operands: [{ name: "PROVIDER", isOptional: true, values: "known-providers" }],
		options: ["task", "json"],
	},
	snippet: {
		operands: [TASK, INPUT],
		options: ["model", "provider", "endpoint", "field", "param", "client", "stream", "bill-to", "json"],
		repeats: ["field", "param"],
	},
	serve: {
		operands: [],
		options: ["port", "seed", "fault"],
		repeats: ["fault"],
	},
	completion: {
		operands: [{ name: "SHELL", values: SHELLS }],
		options: [],
	},
} as const satisfies Readonly<Record<string, Command>>;

/** Name of a command, as it is typed. */
export type CommandId = keyof typeof COMMANDS;

/** Names of all commands, in the order of the help. */
export const COMMAND_IDS = Object.keys(COMMANDS) as readonly CommandId[]; // the keys of the table
