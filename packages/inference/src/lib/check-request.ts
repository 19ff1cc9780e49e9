import { InputError } from "../errors.ts";
import { parseUrl } from "./url.ts";

/**
 * Checks a URL before a request goes to it; the runtime's own errors would quote it, credentials included.
 * @throws InputError code `bad-address` when it is not an http or https URL, or holds a user name or password
 */
export function checkUrl(url: string): void {
	const parsed = parseUrl(url);
	if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password) return;
	throw new InputError(
		"The request has no http or https address, or one that holds a user name or password.",
		{ code: "bad-address" },
	);
}

/**
 * Checks a text before it goes into a header; the runtime's own error would quote it.
 * @throws InputError code `bad-header`
 */
export function checkHeaderText(text: string, name: string): string {
	if (/^[\x20-\x7e]*$/.test(text)) return text;
	throw new InputError(
		`${name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.`,
		{ code: "bad-header" },
	);
}
