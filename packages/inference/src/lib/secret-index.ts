/** A text that must not show, and what replaces it. */
export type Secret = readonly [written: string, placeholder: string];

/** Secrets in the order of their texts; with each the length of the shortest one that it begins with, often itself. */
export type SecretIndex = readonly (readonly [...Secret, shortest: number])[];

/** Orders secrets for `findAtStart`. None may be empty. */
export function toIndex(secrets: readonly Secret[]): SecretIndex {
	let first = "";
	return secrets
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([written, placeholder]) => {
			if (first === "" || !written.startsWith(first)) first = written;
			return [written, placeholder, first.length];
		});
}

/**
 * The secret that begins a text, and how far the text goes on as it does. Found by bisection: the secrets that begin a text
 * are the last one that does not come after it, or beginnings of that one.
 */
export function findAtStart(
	text: string,
	index: SecretIndex,
): { length: number; placeholder: string } | undefined {
	let low = 0;
	let high = index.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((index[middle]?.[0] ?? "") <= text) low = middle + 1;
		else high = middle;
	}
	const [written, placeholder, shortest] = index[low - 1] ?? ["", "", 1];
	let length = 0;
	while (length < written.length && written[length] === text[length]) length++;
	return length < shortest ? undefined : { length, placeholder };
}
