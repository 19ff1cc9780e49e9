import type { Command } from "../args/command.ts";
import { COMMAND_IDS, COMMANDS } from "../args/commands.ts";
import { FLAGS, listOptions, listValues, PROGRAM_FLAGS } from "./list-values.ts";

/** Completion for bash: `source <(pusula completion bash)`. */
export function printBash(): string {
	const cases = COMMAND_IDS.map((id) => {
		const command: Command = COMMANDS[id];
		const options = listOptions(command);
		const values = options
			.filter(({ takes }) => takes !== undefined)
			.map(({ name, short, takes = [] }) => {
				const pattern = [`--${name}`, ...(short === undefined ? [] : [`-${short}`])].join("|");
				return `\t\t\t\t${pattern}) ${toReply(takes)}; return ;;\n`;
			})
			.join("");
		const operands = command.operands
			.map(({ values: list }, index) => `\t\t\t\t${index}) ${toReply(listValues(list))} ;;\n`)
			.join("");
		const names = options.map(({ name }) => `--${name}`);
		return `\t\t${id})
			case "$previous" in
${values}			esac
			if [[ $current == -* ]]; then
				${toReply(names)}
				return
			fi
			case "$place" in
${operands}			esac
			;;\n`;
	}).join("");
	return `# bash completion for pusula
_pusula() {
	local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
	local place=$((COMP_CWORD - 2)) word
	COMPREPLY=()
	# the shell takes --option=value for three words
	if [[ $current == "=" ]]; then
		current=""
	elif [[ $previous == "=" ]]; then
		previous="\${COMP_WORDS[COMP_CWORD-2]}"
	fi
	if ((COMP_CWORD == 1)); then
		${toReply([...COMMAND_IDS, ...PROGRAM_FLAGS])}
		return
	fi
	for word in "\${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
		case "$word" in
			${FLAGS.join("|")}) place=$((place - 1)) ;;
			-*) place=$((place - 2)) ;;
			=) place=$((place - 1)) ;;
		esac
	done
	case "$command" in
${cases}	esac
}
complete -F _pusula pusula
`;
}

function toReply(takes: "files" | readonly string[]): string {
	// readline's own completion knows spaces and folders; bash 3 has no word for it
	if (takes === "files") return 'compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$current"))';
	return `COMPREPLY=($(compgen -W "${takes.join(" ")}" -- "$current"))`;
}
