import type { Locale } from "@pusula/tasks";
import { InputError } from "@pusula/inference";
import { checkLang } from "./args/check-lang.ts";
import { findNearest } from "./args/find-nearest.ts";
import { printCommandHelp, printProgramHelp } from "./args/help.ts";
import { findNamedOption, parseArgs } from "./args/parse.ts";
import { refuseKeys } from "./args/refuse-keys.ts";
import { COMMAND_IDS, COMMANDS } from "./args/commands.ts";
import { loadCommand } from "./commands/load-command.ts";
import type { Context } from "./terminal/context.ts";
import { CliError, EXIT } from "./errors/cli-error.ts";
import { OUTPUT_GONE } from "./errors/output-gone.ts";
import { isAbort, printError } from "./errors/print-error.ts";
import type { Io } from "./io/io.ts";
import { findLocale } from "./messages/find-locale.ts";
import { MESSAGES, type Messages } from "./messages/messages.ts";
import { createStyle } from "./terminal/style.ts";
import { findWidth } from "./terminal/wrap.ts";
import { VERSION } from "./io/version.ts";

/**
 * Runs one command. Errors are written as sentences on standard error, never with a stack.
 * @returns the exit code: 0 where everything was done, 1 where a call, row or threshold failed, 2 for a command that
 * cannot be run as it was written
 */
export async function runProgram(io: Io): Promise<number> {
	const context = createContext(io);
	try {
		refuseKeys(io.args, context.words);
		return await runCommand(context);
	} catch (error) {
		if (io.signal.reason === OUTPUT_GONE && isAbort(error)) return EXIT.done;
		io.stderr.write(printError(error, context));
		if (error instanceof CliError) return error.exitCode;
		return error instanceof InputError ? EXIT.usage : EXIT.failed;
	}
}

/** The messages in the language that the arguments or the environment choose. */
export function findWords(io: Pick<Io, "args" | "env">): Messages {
	return MESSAGES[findLocaleOf(io)];
}

function findLocaleOf({ args, env }: Pick<Io, "args" | "env">): Locale {
	return findLocale(findNamedOption(args, "lang"), env); // the errors of the arguments are already in this language
}

function createContext(io: Io): Context {
	const locale = findLocaleOf(io);
	return {
		io,
		locale,
		words: MESSAGES[locale],
		isSimulated: findNamedOption(io.args, "simulator") !== undefined,
		endpointHost: URL.parse(findNamedOption(io.args, "endpoint") ?? "")?.host,
		width: findWidth(io.stdout.columns, io.env["COLUMNS"]),
		style: createStyle(io.stdout, io.env),
		errorStyle: createStyle(io.stderr, io.env),
	};
}

async function runCommand(context: Context): Promise<number> {
	const { io, words } = context;
	const named = parseStart(io.args);
	const [name, ...rest] = named;
	if (name === undefined || name === "--help" || name === "-h" || name === "help") {
		await checkLang(findNamedOption(io.args, "lang"), undefined, words);
		const [topic = ""] = rest;
		const id = COMMAND_IDS.find((one) => one === topic);
		if (name === "help" && id === undefined && /^[^-]/.test(topic)) throw toUnknown(topic, words);
		io.stdout.write(id && name === "help" ? printCommandHelp(id, context) : printProgramHelp(context));
		return EXIT.done;
	}
	if (name === "--version" || name === "-V") {
		io.stdout.write(`${VERSION}\n`);
		return EXIT.done;
	}
	const id = COMMAND_IDS.find((one) => one === name);
	if (id === undefined) {
		if (name.startsWith("-")) throw new CliError(words.usage.unknownOption(name, undefined));
		throw toUnknown(name, words);
	}
	const args = parseArgs(rest, COMMANDS[id], words);
	await checkLang(args.text("lang"), id, words);
	if (args.flag("help")) {
		io.stdout.write(printCommandHelp(id, context));
		return EXIT.done;
	}
	const { run } = await loadCommand(id);
	return run(context, args);
}

function toUnknown(name: string, words: Messages): CliError {
	return new CliError(words.usage.unknownCommand(name, findNearest(name, COMMAND_IDS)));
}

/** The arguments with a `--lang` before the command moved behind it. */
function parseStart(args: readonly string[]): readonly string[] {
	const [first, second, ...rest] = args;
	if (first === "--lang" && second !== undefined) return rest.length > 0 ? [...rest, first, second] : [];
	if (first?.startsWith("--lang=")) return second === undefined ? [] : [second, ...rest, first];
	return args;
}
