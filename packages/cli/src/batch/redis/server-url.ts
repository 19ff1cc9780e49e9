import type { ParsedArgs } from "../../args/parse.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Io } from "../../io/io.ts";
import type { Messages } from "../../messages/messages.ts";

/** Variable of the server's URL; the only place for one with a password. */
export const QUEUE_VARIABLE = "PUSULA_QUEUE";

const PROTOCOLS = ["redis:", "rediss:", "valkey:", "valkeys:"];

/**
 * URL of the Redis or Valkey server: that of `--queue`, else that of `PUSULA_QUEUE`; undefined where there is none. The
 * password may be in the variable alone, as arguments show in process lists.
 * @throws CliError for any other URL; its words never hold the password
 */
export function findServerUrl(args: ParsedArgs, env: Io["env"], words: Messages): URL | undefined {
	const argument = args.text("queue");
	const text = argument ?? (env[QUEUE_VARIABLE] || undefined);
	if (text === undefined) return undefined;
	if (!URL.canParse(text)) throw new CliError(words.queue.badUrl);
	const url = new URL(text);
	if (argument !== undefined && url.password !== "") throw new CliError(words.keys.noPasswordArgument);
	const isPlain = url.search === "" && /^\/?\d*$/.test(url.pathname); // the library takes settings from a query, the password too
	if (!PROTOCOLS.includes(url.protocol) || url.hostname === "" || !isPlain)
		throw new CliError(words.queue.badUrl);
	return url;
}

/** A server's URL for messages: without name and password. */
export function toShownUrl({ protocol, host, pathname }: URL): string {
	return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** A text without the password of a URL, which some errors repeat. */
export function hidePassword(text: string, { password }: URL): string {
	if (password === "") return text;
	return [password, decodeURIComponent(password)].reduce(
		(shown, secret) => shown.replaceAll(secret, "…"),
		text,
	);
}
