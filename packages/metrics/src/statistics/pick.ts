/** The entries at some positions of a list, in the order of the positions. */
export function pick<Item>(items: readonly Item[], places: Uint32Array): readonly Item[] {
	const picked: Item[] = [];
	for (const place of places) {
		const item = items[place];
		if (item !== undefined) picked.push(item);
	}
	return picked;
}
