/**
 * A form of a text in which spellings that a reader types alike are equal: no case, no accents, no difference between
 * `ı` and `i`. `IŞIK`, `ışık`, `Işık` and `isik` all become `isik`; `İstek` becomes `istek`. Same in every language.
 */
export function foldText(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}

/** True when every word of `query` occurs somewhere in `text`, both folded. An empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
	const folded = foldText(text);
	return foldText(query)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}
