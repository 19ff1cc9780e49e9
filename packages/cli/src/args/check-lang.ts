import { COMMANDS, type CommandId } from "./commands.ts";
import { CliError } from "../errors/cli-error.ts";
import { MESSAGES, type Messages } from "../messages/messages.ts";
import type { OptionName } from "./options.ts";

/**
 * Throws a `CliError` for a language without messages. A command that prints code names the clients beside it.
 * @param id undefined for the program itself
 */
export async function checkLang(
	lang: string | undefined,
	id: CommandId | undefined,
	words: Messages,
): Promise<void> {
	if (lang === undefined || Object.hasOwn(MESSAGES, lang)) return;
	const options: readonly OptionName[] = id === undefined ? [] : COMMANDS[id].options;
	const unknown = words.usage.notOneOf("--lang", lang, Object.keys(MESSAGES));
	if (!options.includes("client")) throw new CliError(unknown);
	throw new CliError(`${unknown} ${words.usage.langOfCode(await listClients(lang))}`);
}

/** The clients in a programming language; all of them where there are none in it. */
async function listClients(language: string): Promise<readonly string[]> {
	const { SNIPPET_CLIENTS } = await import("@pusula/snippets");
	const inIt = SNIPPET_CLIENTS.filter((one) => one.language === language.toLowerCase());
	return [...new Set((inIt.length > 0 ? inIt : SNIPPET_CLIENTS).map(({ client }) => client))];
}
