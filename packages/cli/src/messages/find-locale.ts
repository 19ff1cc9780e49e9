import type { Locale } from "@pusula/tasks";
import { PROGRAM_LOCALES } from "./messages.ts";

/** Environment variables that name the language of messages, the strongest first (POSIX.1-2024, section 8.2). */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"];

/**
 * The language of the program's messages: the one that `--lang` names, else the locale of the environment, else English.
 * @param named value of `--lang`
 */
export function findLocale(
	named: string | undefined,
	env: Readonly<Record<string, string | undefined>>,
): Locale {
	const tag = named ?? VARIABLES.map((name) => env[name]).find(Boolean) ?? "";
	const [language] = tag.toLowerCase().split(/[^a-z]/);
	return PROGRAM_LOCALES.find((locale) => locale === language) ?? "en";
}
