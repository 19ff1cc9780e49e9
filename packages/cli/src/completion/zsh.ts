import type { Command } from "../args/command.ts";
import { COMMAND_IDS, COMMANDS } from "../args/commands.ts";
import type { Messages } from "../messages/messages.ts";
import { type CompletedOption, listOptions, listValues, PROGRAM_FLAGS } from "./list-values.ts";

/** Completion for zsh: a file `_pusula` in a folder of `fpath`, or `source <(pusula completion zsh)`. */
export function printZsh(words: Messages): string {
	const commands = COMMAND_IDS.map((id) => `\t\t'${id}:${quote(words.commands[id])}'\n`).join("");
	const cases = COMMAND_IDS.map((id) => {
		const command: Command = COMMANDS[id];
		const options = listOptions(command).flatMap((option) =>
			toOptions(option, words, command.repeats?.includes(option.name) === true).map(
				(spec) => `\t\t\t\t${spec} \\\n`,
			),
		);
		const operands = command.operands.map(
			({ name, values, isOptional }, index) =>
				`\t\t\t\t'${index + 1}:${isOptional ? ":" : ""}${name}:${toAction(listValues(values))}' \\\n`,
		);
		return `\t\t${id})\n\t\t\t_arguments \\\n${[...options, ...operands].join("").replace(/ \\\n$/, "")}\n\t\t\t;;\n`;
	}).join("");
	return `#compdef pusula
_pusula() {
	local -a commands
	commands=(
${commands}	)
	if ((CURRENT == 2)); then
		_describe 'command' commands
		[[ $PREFIX == -* ]] && compadd -- ${PROGRAM_FLAGS.join(" ")}
		return
	fi
	local command="$words[2]"
	shift words
	((CURRENT--))
	case "$command" in
${cases}	esac
}
if [[ "$funcstack[1]" == "_pusula" ]]; then
	_pusula "$@"
else
	compdef _pusula pusula
fi
`;
}

/** An option by its name, and by its letter where it has one. */
function toOptions(
	{ name, short, takes }: CompletedOption,
	words: Messages,
	isRepeated: boolean,
): readonly string[] {
	const value = takes === undefined ? "" : `:${name}:${toAction(takes)}`;
	const about = quote(words.options[name]).replaceAll(/[[\]]/g, "\\$&");
	// with the sign a value may follow it or a space
	const long = takes === undefined ? `--${name}` : `--${name}=`;
	const spellings = [long, ...(short === undefined ? [] : [`-${short}`])];
	return spellings.map((spelling) => `'${isRepeated ? "*" : ""}${spelling}[${about}]${value}'`);
}

function toAction(takes: "files" | readonly string[]): string {
	return takes === "files" ? "_files" : takes.length === 0 ? " " : `(${takes.join(" ")})`;
}

/** A text inside single quotes, where a colon would end it. */
function quote(text: string): string {
	return text.replaceAll("'", "'\\''").replaceAll(":", "\\:");
}
