/** How many texts open with the same words, most common first; case and Turkish letters make no difference. */
export function countOpenings(
	texts: readonly string[],
	words: number,
): readonly (readonly [opening: string, count: number])[] {
	const counts = new Map<string, number>();
	for (const text of texts) {
		const opening = foldText(text).split(" ").slice(0, words).join(" ");
		counts.set(opening, (counts.get(opening) ?? 0) + 1);
	}
	return [...counts].toSorted(([, first], [, second]) => second - first);
}

/** Small letters a to z and digits, parted by one blank: "İĞNE, iplik" and "igne iplik" become the same. */
export function foldText(text: string): string {
	return text
		.toLocaleLowerCase("tr")
		.replaceAll("ı", "i")
		.normalize("NFD")
		.replaceAll(/\p{Mark}/gu, "")
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim();
}
