import type { ParsedArgs } from "../args/parse.ts";
import type { Context } from "../terminal/context.ts";
import type { CommandId } from "../args/commands.ts";

/** A command's module: runs it and returns the exit code. */
export interface CommandModule {
	readonly run: (context: Context, args: ParsedArgs) => Promise<number>;
}

/** Loads the module of a command; the others stay unread. */
export function loadCommand(id: CommandId): Promise<CommandModule> {
	return MODULES[id]();
}

const MODULES: Readonly<Record<CommandId, () => Promise<CommandModule>>> = {
	run: () => import("./run/run.ts"),
	batch: () => import("./batch/batch.ts"),
	worker: () => import("./worker.ts"),
	eval: () => import("./eval/eval.ts"),
	tasks: () => import("./tasks.ts"),
	providers: () => import("./providers.ts"),
	snippet: () => import("./snippet.ts"),
	serve: () => import("./serve.ts"),
	completion: () => import("./completion.ts"),
};
