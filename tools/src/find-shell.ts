import { findProgram } from "./find-program.ts";
import { type Machine, thisMachine } from "./machine.ts";

/** Shells that completion scripts are tried in. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/**
 * The path of a shell to test with, which a variable such as `ZSH_PATH` may name.
 * @throws Error as `findProgram`
 */
export function findShell(shell: (typeof SHELLS)[number], machine: Machine = thisMachine()): Promise<string> {
	return findProgram({ title: shell, names: [shell], variable: `${shell.toUpperCase()}_PATH` }, machine);
}
