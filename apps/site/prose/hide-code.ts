import { HIDDEN } from "./prose.ts";

/** The text with code between backticks and `{values}` that are put in later hidden. */
export function hideCode(text: string): string {
	return text.replaceAll(/`[^`]*`|\{\w+\}/g, HIDDEN);
}
