import { foldText } from "../words/turkish.ts";

/**
 * The anchor of a heading, by one rule for all languages: fold the text (see `foldText`), join what remains of letters
 * and digits with hyphens. `IŞIK` becomes `isik`, `İstek` `istek`, `Ön işleme & eğitim` `on-isleme-egitim`,
 * text without any letter or digit `bolum`.
 */
export function toAnchor(title: string): string {
	const words = foldText(title).match(/[\p{L}\p{N}]+/gu);
	return words ? words.join("-") : "bolum";
}

/** Anchors for all headings of one page, in order; a repeated one gets `-2`, `-3` … so that each is unique. */
export function toAnchors(titles: readonly string[]): readonly string[] {
	const taken = new Set<string>();
	return titles.map((title) => {
		const anchor = findFree(toAnchor(title), taken);
		taken.add(anchor);
		return anchor;
	});
}

function findFree(anchor: string, taken: ReadonlySet<string>): string {
	if (!taken.has(anchor)) return anchor;
	let number = 2;
	while (taken.has(`${anchor}-${number}`)) number += 1;
	return `${anchor}-${number}`;
}
