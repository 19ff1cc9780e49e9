/** A text that must not show, and what stands in its place. */
export type Secret = readonly [written: string, placeholder: string];

/** Secrets in the order of their texts, so that those that begin alike stand together. */
export interface SecretIndex {
	readonly secrets: readonly Secret[];
	/** For each: the length of the shortest secret that it begins with, often itself. */
	readonly shortest: readonly number[];
	/** First characters of all. */
	readonly starts: ReadonlySet<string>;
}

/** Characters by which most places of a text are passed over at once; no secret has fewer. */
const START = 8;

/** Orders secrets for `findAt`. None may be shorter than 8 characters. */
export function toIndex(listed: readonly Secret[]): SecretIndex {
	const secrets = listed.toSorted(([a], [b]) => (a < b ? -1 : 1));
	let first = "";
	const shortest = secrets.map(([written]) => {
		if (first === "" || !written.startsWith(first)) first = written;
		return first.length;
	});
	return { secrets, shortest, starts: new Set(secrets.map(([written]) => written.slice(0, START))) };
}

/**
 * The secret with which a text goes on at a place, and how far it does. Found by bisection: the secrets that the rest of
 * the text begins with are the last one that does not come after that rest, or beginnings of it.
 */
export function findAt(
	text: string,
	at: number,
	{ secrets, shortest, starts }: SecretIndex,
): { length: number; placeholder: string } | undefined {
	if (!starts.has(text.slice(at, at + START))) return undefined;
	const rest = text.slice(at);
	let low = 0;
	let high = secrets.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((secrets[middle]?.[0] ?? "") <= rest) low = middle + 1;
		else high = middle;
	}
	const [written, placeholder] = secrets[low - 1] ?? ["", ""];
	let length = 0;
	while (length < written.length && written[length] === rest[length]) length++;
	return length > 0 && length >= (shortest[low - 1] ?? 0) ? { length, placeholder } : undefined;
}
