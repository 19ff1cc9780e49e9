import type { Command } from "../args/command.ts";
import { COMMAND_IDS, COMMANDS } from "../args/commands.ts";
import type { Messages } from "../messages/messages.ts";
import { listOptions, listValues } from "./list-values.ts";

/** Completion for fish: `pusula completion fish | source`. */
export function printFish(words: Messages): string {
	const start = COMMAND_IDS.map(
		(id) => `complete -c pusula -n __fish_use_subcommand -f -a ${id} -d ${quote(words.commands[id])}\n`,
	);
	const rest = COMMAND_IDS.flatMap((id) => {
		const command: Command = COMMANDS[id];
		const when = `complete -c pusula -n '__fish_seen_subcommand_from ${id}'`;
		const options = listOptions(command).map(({ name, short, takes }) => {
			const value = takes === undefined ? "" : takes === "files" ? " -r -F" : toList(takes);
			const letter = short === undefined ? "" : ` -s ${short}`;
			return `${when} -l ${name}${letter}${value} -d ${quote(words.options[name])}\n`;
		});
		const operands = command.operands.map(({ values }) => {
			const list = listValues(values);
			if (list === "files") return `${when} -F\n`;
			const open = `__fish_seen_subcommand_from ${id}; and not __fish_seen_subcommand_from ${list.join(" ")}`;
			return `complete -c pusula -n '${open}' -f -a '${list.join(" ")}'\n`;
		});
		return [...options, ...operands];
	});
	return ["# fish completion for pusula\n", ...start, ...rest].join("");
}

function toList(values: readonly string[]): string {
	return values.length === 0 ? " -x" : ` -x -a '${values.join(" ")}'`;
}

function quote(text: string): string {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
