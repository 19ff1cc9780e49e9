/** Longest chain of causes that is kept. */
const MAX_CAUSES = 8;

/**
 * What may be shown of an error of a runtime or of a `fetch`, as the client shows it: a copy with its name, code and message,
 * whose URLs have lost user, query and fragment, and the same of its causes. Other fields are left behind: undici, for example,
 * keeps the bytes of a broken response there. Undefined for none, and for one that cannot be read.
 */
export function toCause(error: unknown, left = MAX_CAUSES): Error | undefined {
	if (error === undefined || left === 0) return undefined;
	try {
		const { name, code, message = error, cause } = Object(error) as Partial<Record<string, unknown>>; // a text has none of them
		return Object.assign(
			new Error(String(message).replace(/:\/\/([^\s"/@]*@)*([^\s"?#]*)[^\s"]*/g, "://$2")),
			typeof name === "string" && { name },
			typeof code === "string" && { code },
			cause !== undefined && { cause: toCause(cause, left - 1) },
		);
	} catch {
		return undefined;
	}
}
