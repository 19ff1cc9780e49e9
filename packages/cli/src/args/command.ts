import type { OptionName, Values } from "./options.ts";

/** An argument without a name. */
export interface Operand {
	/** Word for it in the help. */
	readonly name: string;
	readonly isOptional?: true;
	readonly values?: Values;
}

/** A command as data: what the parser, the help and the completion know of it. Its words are in the messages under its id. */
export interface Command {
	readonly operands: readonly Operand[];
	readonly options: readonly OptionName[];
	/** Options that may be given more than once. */
	readonly repeats?: readonly OptionName[];
}
