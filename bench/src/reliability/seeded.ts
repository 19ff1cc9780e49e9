/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** One of a list. @throws RangeError for an empty one */
export function pick<T>(list: readonly T[], random: () => number): T {
	const found = list[Math.floor(random() * list.length)];
	if (found === undefined) throw new RangeError("Nothing to pick from.");
	return found;
}
