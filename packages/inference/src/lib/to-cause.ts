import { isObjectWith, InferenceError } from "../errors/errors.ts";
import type { Redact } from "./redact.ts";
import { hideUrlSecrets } from "./url.ts";

/** Longest chain of causes that is kept. */
const MAX_CAUSES = 8;

/**
 * What may be shown of an error of a runtime or of a caller's `fetch`: a copy with its name, code and message, redacted and
 * with URLs that have lost user and query, and the same of its causes. Other fields are left behind: undici, for example,
 * keeps the bytes of a broken response there, which may repeat the key. Errors of the library stay as they are.
 */
export function toCause(error: unknown, redact: Redact): unknown {
	try {
		return copy(error, redact, 0);
	} catch {
		return undefined; // one that cannot be read
	}
}

function copy(error: unknown, redact: Redact, depth: number): unknown {
	if (InferenceError.is(error)) return error;
	if (!isObjectWith(error, "message")) return typeof error === "string" ? show(error, redact) : redact(error);
	const { name, code, message, cause } = error as Partial<Record<string, unknown>>; // an object with a message
	return Object.assign(
		new Error(show(String(message), redact)),
		typeof name === "string" && { name },
		typeof code === "string" && { code },
		cause !== undefined && depth < MAX_CAUSES && { cause: copy(cause, redact, depth + 1) },
	);
}

function show(text: string, redact: Redact): string {
	return hideUrlSecrets(redact(text));
}
