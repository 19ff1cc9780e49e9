import type { Messages } from "../messages/messages.ts";
import { OPTIONS, type OptionName, type OptionRow } from "./options.ts";

/** The word for the value of an option in the language of the messages; empty for a flag. */
export function toValueWord(name: OptionName, words: Messages): string {
	const { value }: OptionRow = OPTIONS[name];
	return Object.entries(words.values).find(([key]) => key === value)?.[1] ?? "";
}

/** The word for an operand in the language of the messages. */
export function toOperandWord(name: string, words: Messages): string {
	return Object.entries(words.operands).find(([key]) => key === name)?.[1] ?? name;
}
