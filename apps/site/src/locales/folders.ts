import type { Locale } from "@pusula/tasks";
import { FOLDERS } from "./generated/folders.ts";

export { DEFAULT_LOCALE, FOLDERS } from "./generated/folders.ts";

/** The tags of all languages, the default first. */
export const LOCALES = Object.keys(FOLDERS) as readonly Locale[]; // Object.keys gives strings; these are the tags
