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
${JOIN_WORDS}	local at=$((\${#words[@]} - 1))
	local current="\${words[at]}" previous="\${words[at-1]}" command="\${words[1]}"
	local place=$((at - 2))
	COMPREPLY=()
	# and --option=value for three
	if [[ $current == "=" ]]; then
		current=""
	elif [[ $previous == "=" ]]; then
		previous="\${words[at-2]}"
	fi
	if ((at == 1)); then
		${toReply([...COMMAND_IDS, ...PROGRAM_FLAGS])}
		return
	fi
	for word in "\${words[@]:2:at-2}"; do
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

/** What is typed up to the cursor, with whole URLs. */
const JOIN_WORDS = `	local words=() word glue=""
	# the shell takes http://host:80 for five words
	for word in "\${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
		if [[ -n $glue || $word == :* ]] && ((\${#words[@]} > 0)); then
			words[\${#words[@]}-1]+=$word
		else
			words+=("$word")
		fi
		[[ $word == *: ]] && glue=1 || glue=""
	done
`;

function toReply(takes: "files" | readonly string[]): string {
	// readline's own completion knows spaces and folders; bash 3 has no word for it
	if (takes === "files") return 'compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$current"))';
	return `COMPREPLY=($(compgen -W "${takes.join(" ")}" -- "$current"))`;
}
