import type { ParsedArgs } from "../args/parse.ts";
import { SCRIPTS } from "../completion/scripts.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import { SHELLS } from "../args/commands.ts";

/** `pusula completion SHELL`: prints the completion script of a shell. */
export async function run(context: Context, { operands: [name = ""] }: ParsedArgs): Promise<number> {
	const { io, words } = context;
	const shell = SHELLS.find((one) => one === name);
	if (shell === undefined) throw new CliError(words.usage.notOneOf(words.operands.SHELL, name, SHELLS));
	io.stdout.write(SCRIPTS[shell](words));
	return EXIT.done;
}
