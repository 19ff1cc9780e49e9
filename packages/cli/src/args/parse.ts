import { parseArgs as parseNodeArgs } from "node:util";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";
import { findNearest } from "./find-nearest.ts";
import type { Command } from "./command.ts";
import { COMMON_OPTIONS, OPTIONS, type OptionName, type OptionRow } from "./options.ts";
import { toOperandWord, toValueWord } from "./value-words.ts";

/** The arguments of a command, read against its row. */
export interface ParsedArgs {
	readonly operands: readonly string[];
	/** Value of an option; undefined where it was not given. */
	readonly text: (name: OptionName) => string | undefined;
	/** Value of an option that the command needs. Throws a `CliError` where it was not given. */
	readonly needed: (name: OptionName) => string;
	/** Every value of an option that may be repeated. */
	readonly list: (name: OptionName) => readonly string[];
	readonly flag: (name: OptionName) => boolean;
	/** A whole number between bounds; undefined where the option was not given. Throws a `CliError` for anything else. */
	readonly whole: (name: OptionName, least: number, most: number) => number | undefined;
}

type Row = Pick<Command, "operands" | "options" | "repeats">;

/**
 * Reads the arguments behind a command's name.
 * @throws CliError for an unknown option, a missing or unexpected value, and operands that are missing or too many
 */
export function parseArgs(args: readonly string[], command: Row, words: Messages): ParsedArgs {
	const names: readonly OptionName[] = [...command.options, ...COMMON_OPTIONS];
	const { values, operands } = readAll(args, names, words);
	for (const [name, given] of Object.entries(values))
		if (given.length > 1 && !command.repeats?.some((one) => one === name) && rowOf(name as OptionName).value)
			throw new CliError(words.usage.twice(name));
	if (values.help === undefined) checkOperands(operands, command, words);
	const text = (name: OptionName): string | undefined => values[name]?.at(-1);
	return {
		operands,
		text,
		needed: (name) => {
			const value = text(name);
			if (value === undefined || value === "")
				throw new CliError(words.usage.needsOption(name, toValueWord(name, words)));
			return value;
		},
		list: (name) => values[name] ?? [],
		flag: (name) => values[name] !== undefined,
		whole: (name, least, most) => {
			const value = text(name);
			if (value === undefined) return undefined;
			const number = Number(value);
			if (!/^\d+$/.test(value) || number < least || number > most)
				throw new CliError(words.usage.notWhole(name, value, least, most));
			return number;
		},
	};
}

/** The value of an option in arguments that are not read yet, or cannot be. */
export function findNamedOption(args: readonly string[], name: OptionName): string | undefined {
	const place = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
	const arg = args[place];
	return arg?.includes("=") ? arg.slice(`--${name}=`.length) : arg && args[place + 1];
}

type Given = Partial<Record<OptionName, readonly string[]>>;

function readAll(
	args: readonly string[],
	names: readonly OptionName[],
	words: Messages,
): { values: Given; operands: readonly string[] } {
	const options = Object.fromEntries(
		names.map((name) => {
			const { short, value } = rowOf(name);
			return [
				name,
				{ type: value === undefined ? ("boolean" as const) : ("string" as const), ...(short && { short }) },
			];
		}),
	);
	const { tokens } = parseNodeArgs({
		args: [...args],
		options,
		strict: false,
		tokens: true,
		allowPositionals: true,
	});
	const values: Given = {};
	const operands: string[] = [];
	for (const token of tokens) {
		if (token.kind === "positional") operands.push(token.value);
		if (token.kind !== "option") continue;
		const name = names.find((one) => one === token.name);
		if (name === undefined) {
			const near = findNearest(token.name, names);
			throw new CliError(words.usage.unknownOption(token.rawName, near && `--${near}`));
		}
		const isFlag = rowOf(name).value === undefined;
		if (isFlag && token.value !== undefined) throw new CliError(words.usage.noValue(name));
		if (!isFlag && (token.value === undefined || (!token.inlineValue && /^-./.test(token.value))))
			throw new CliError(words.usage.needsValue(name, toValueWord(name, words)));
		values[name] = [...(values[name] ?? []), token.value ?? ""];
	}
	return { values, operands };
}

function checkOperands(given: readonly string[], { operands }: Row, words: Messages): void {
	const missing = operands.slice(given.length).find(({ isOptional }) => !isOptional);
	if (missing) throw new CliError(words.usage.missing(toOperandWord(missing.name, words)));
	const extra = given[operands.length];
	if (extra !== undefined) throw new CliError(words.usage.extra(extra));
}

function rowOf(name: OptionName): OptionRow {
	return OPTIONS[name];
}
