import type { SHELLS } from "../args/commands.ts";
import type { Messages } from "../messages/messages.ts";
import { printBash } from "./bash.ts";
import { printFish } from "./fish.ts";
import { printZsh } from "./zsh.ts";

/** The completion script of each shell. */
export const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (words: Messages) => string>> = {
	bash: printBash,
	zsh: printZsh,
	fish: printFish,
};
