import type { Command } from "../args/command.ts";
import { COMMAND_IDS, COMMANDS } from "../args/commands.ts";
import type { Messages } from "../messages/messages.ts";
import { FLAGS, listOptions, listValues, PROGRAM_FLAGS } from "./list-values.ts";

/** Completion for fish: `pusula completion fish | source`. */
export function printFish(words: Messages): string {
	const start = [
		...COMMAND_IDS.map(
			(id) => `complete -c pusula -n __pusula_first -f -a ${id} -d ${quote(words.commands[id])}\n`,
		),
		...PROGRAM_FLAGS.map((flag) => `complete -c pusula -n __pusula_first -f -l ${flag.slice(2)}\n`),
	];
	const rest = COMMAND_IDS.flatMap((id) => {
		const command: Command = COMMANDS[id];
		const options = listOptions(command).map(({ name, short, takes }) => {
			const value = takes === undefined ? "" : takes === "files" ? " -r -F" : toList(takes);
			const letter = short === undefined ? "" : ` -s ${short}`;
			return `complete -c pusula -n '__pusula_at ${id}' -l ${name}${letter}${value} -d ${quote(words.options[name])}\n`;
		});
		const operands = command.operands.map(({ values }, place) => {
			const list = listValues(values);
			const when = `complete -c pusula -n '__pusula_at ${id} ${place}'`;
			return list === "files" ? `${when} -F\n` : `${when} -f -a '${list.join(" ")}'\n`;
		});
		return [...options, ...operands];
	});
	return [CONDITIONS, "complete -c pusula -f\n", ...start, ...rest].join("");
}

/** `__pusula_at COMMAND [PLACE]`: the cursor is behind this command, and PLACE operands come before it. */
const CONDITIONS = `# fish completion for pusula
function __pusula_first
    test (count (commandline -opc)) -eq 1
end
function __pusula_at
    set -l typed (commandline -opc)
    test (count $typed) -ge 2; and test "$typed[2]" = $argv[1]; or return 1
    test (count $argv) -eq 1; and return 0
    set -e typed[1..2]
    set -l place 0
    set -l wants_value no
    for word in $typed
        if test $wants_value = yes
            set wants_value no
            continue
        end
        switch $word
            case ${FLAGS.join(" ")} '--*=*'
            case -
                set place (math $place + 1)
            case '-*'
                set wants_value yes
            case '*'
                set place (math $place + 1)
        end
    end
    test $place -eq $argv[2]
end
`;

function toList(values: readonly string[]): string {
	return values.length === 0 ? " -x" : ` -x -a '${values.join(" ")}'`;
}

function quote(text: string): string {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
