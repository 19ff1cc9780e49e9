import { PROVIDER_FACTS, type ProviderFacts } from "@pusula/inference";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";
import type { OptionName } from "./options.ts";
import { findNamedOption } from "./parse.ts";

/** Options by which other programs take keys. */
const KEY_OPTION = /^--?(?:api[-_]?key|key|token|access[-_]?token|auth|secret|password)(?:=|$)/i;

/** A platform token with its usual length. */
const PLATFORM_TOKEN = /^hf_[A-Za-z0-9]{20,}$/;

/** A URL of a queue with a password, also as the value of an option. */
const PASSWORD_URL = /^(?:--?[\w-]+=)?(?:redis|valkey)s?:\/\/[^/@\s]*:[^/\s]+@/i;

/** Options whose URL is kept beside an output and, in a queue, on its server. */
const URL_OPTIONS = ["endpoint", "simulator"] as const satisfies readonly OptionName[];

/** A URL with a name or a password, with or without its scheme. */
const NAMED_URL = /^(?:[a-z][\w+.-]*:\/\/)?[^/?#\s]+@/i;

/** Names of parameters that hold a key, by their ends: `access_key`, `X-Amz-Signature`. */
const KEY_PARAMETER =
	/^code$|(?:^|[-_])(?:(?:api|access|auth|subscription)?(?:key|token)|secret|password|pwd|sig|signature|auth|authorization|bearer)$/i;

/**
 * Throws a `CliError` where an argument is a key, a URL with a password or a key, or an option for one: arguments show in process lists and in the
 * history of the shell. The message never repeats the argument's value.
 */
export function refuseKeys(args: readonly string[], words: Messages): void {
	const option = args.find((arg) => KEY_OPTION.test(arg));
	if (option !== undefined) throw new CliError(words.keys.noKeyOption(option.split("=")[0] ?? ""));
	if (args.some((arg) => PASSWORD_URL.test(arg))) throw new CliError(words.keys.noPasswordArgument);
	const secret = URL_OPTIONS.find((name) => hasSecret(findNamedOption(args, name) ?? ""));
	if (secret !== undefined) throw new CliError(words.keys.noSecretUrl(secret));
	if (args.some((arg) => isKey(arg) || isKey(arg.slice(arg.indexOf("=") + 1))))
		throw new CliError(words.keys.noKeyArgument);
}

function hasSecret(url: string): boolean {
	const [path = "", ...ends] = url.split(/[?#]/);
	const parameters = [...new URLSearchParams(ends.join("&"))];
	return (
		NAMED_URL.test(url) ||
		[...path.split("/"), ...ends].some(isKey) ||
		parameters.some(([name, value]) => KEY_PARAMETER.test(name) || isKey(value))
	);
}

function isKey(text: string): boolean {
	if (PLATFORM_TOKEN.test(text)) return true;
	const facts: readonly ProviderFacts[] = Object.values(PROVIDER_FACTS);
	return (
		!/\s|\/|\.\w{1,5}$/.test(text) && // a sentence, a path or the name of a file is no key
		text.length >= 20 &&
		facts.some(({ keyForm }) => keyForm !== undefined && new RegExp(keyForm.pattern).test(text))
	);
}
