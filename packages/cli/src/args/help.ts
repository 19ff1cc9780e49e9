import type { Context } from "../terminal/context.ts";
import { COMMAND_IDS, type CommandId, COMMANDS } from "./commands.ts";
import { drawTable } from "../terminal/table.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Command } from "./command.ts";
import { COMMON_OPTIONS, OPTIONS, type OptionName, type OptionRow } from "./options.ts";
import { toOperandWord, toValueWord } from "./value-words.ts";

/** Help of the program: usage, commands, and the options that each of them takes. */
export function printProgramHelp(context: Context): string {
	const { words, style, width } = context;
	const commands = drawTable(
		COMMAND_IDS.map((id) => [`  ${id}`, words.commands[id]]),
		{ width, style },
	);
	return [
		`${words.about}\n\n`,
		`${style("title", words.help.usage)}\n  pusula ${words.help.command} …\n\n`,
		`${style("title", words.help.commands)}\n${commands}\n`,
		`${style("title", words.help.options)}\n${drawOptions(["lang", "version", "help"], context)}\n`,
		wrap(`${words.help.more}\n${words.help.keys}`, width).join("\n"),
		"\n",
	].join("");
}

/** Help of one command: what it does, usage with an example, options. */
export function printCommandHelp(id: CommandId, context: Context): string {
	const { words, style, width } = context;
	const { operands, options }: Command = COMMANDS[id];
	const usage = operands.map(({ name, isOptional }) => {
		const word = toOperandWord(name, words);
		return isOptional ? `[${word}]` : word;
	});
	return [
		`${wrap(words.commands[id], width).join("\n")}\n\n`,
		`${style("title", words.help.usage)}\n  ${["pusula", id, ...usage, "…"].join(" ")}\n  ${words.examples[id]}\n\n`,
		`${style("title", words.help.options)}\n${drawOptions([...options, ...COMMON_OPTIONS], context)}`,
	].join("");
}

function drawOptions(names: readonly OptionName[], context: Context): string {
	const rows = names.map((name) => {
		const { short }: OptionRow = OPTIONS[name];
		const start = short === undefined ? "    " : `-${short}, `;
		return [`  ${start}--${name} ${toValueWord(name, context.words)}`.trimEnd(), context.words.options[name]];
	});
	return drawTable(rows, context);
}
