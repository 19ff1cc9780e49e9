import type { Locale } from "@pusula/tasks";
import { MESSAGES } from "./generated/messages.ts";

export { MESSAGES };
export type { Messages } from "./tr/index.ts";

/** The languages of the program. */
export const PROGRAM_LOCALES = Object.keys(MESSAGES) as readonly Locale[]; // Object.keys gives strings; these are the tags
