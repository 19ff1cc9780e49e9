import { fill } from "../../../lib/fill.ts";
import type { SeenTokens } from "../runtime/read-tokens.ts";
import { makeSvg } from "../../../lib/page/make-element.ts";
import { findPart, type LabView, sayToken } from "./lab-view.ts";
import { findTopLooks, type HeadPlace, readLooks } from "./read-attention.ts";

/** How many tokens the picture shows at most. */
const PICTURE_COUNT = 16;
const TOP_COUNT = 5;
/** Sizes in the picture's own units, which are pixels at its full width. */
const CELL = 24;
const LABEL = 112;
/** Longer tokens are cut in the picture; the list below it has them whole. */
const LABEL_LETTERS = 12;

/** Draws which tokens one head looks at from each of the last tokens, and lists those that the last one looks at most. */
export function drawAttention(view: LabView, seen: SeenTokens, place: HeadPlace): void {
	const { root, words, percent } = view;
	const last = seen.rows.at(-1);
	const lastId = seen.ids.at(-1);
	if (!last || lastId === undefined) return;
	const shown = Math.min(seen.ids.length, PICTURE_COUNT);
	const title = fill(words.picture, { layer: place.layer + 1, head: place.head + 1 });
	const isCropped = shown < seen.ids.length;
	findPart(root, "[data-picture-words]").textContent = isCropped
		? `${title} ${fill(words.cropped, { count: shown })}`
		: title;
	const picture = drawPicture(view, seen, { place, shown });
	picture.setAttribute("aria-label", title);
	findPart(root, "[data-attention]").replaceChildren(picture);

	findPart(root, "[data-looks-words]").textContent = fill(words.looks, { token: sayToken(view, lastId) });
	findPart(root, "[data-looks]").replaceChildren(
		...findTopLooks(readLooks(last, place, view.shape), TOP_COUNT).map((look) => {
			const item = document.createElement("li");
			const token = sayToken(view, seen.ids[look.place] ?? lastId);
			item.textContent = fill(words.look, { token, percent: percent.format(look.weight) });
			return item;
		}),
	);
}

function drawPicture(
	view: LabView,
	{ ids, rows }: SeenTokens,
	{ place, shown }: { readonly place: HeadPlace; readonly shown: number },
): SVGElement {
	const first = ids.length - shown;
	const side = shown * CELL;
	const picture = makeSvg("svg", {
		role: "img",
		viewBox: `0 0 ${LABEL + side} ${side}`,
		width: LABEL + side,
		height: side,
	});
	const shares = rows.slice(first).map((row) => readLooks(row, place, view.shape).subarray(first));
	const largest = Math.max(...shares.flatMap((row) => [...row]));
	for (const [index, row] of shares.entries()) {
		const y = index * CELL;
		picture.append(drawLabel(view, ids[first + index] ?? 0, y));
		for (const [column, share] of row.entries()) {
			const square = { x: LABEL + column * CELL, y, width: CELL - 1, height: CELL - 1 };
			picture.append(
				makeSvg("rect", { ...square, "data-ground": "" }),
				makeSvg("rect", { ...square, "fill-opacity": (share / largest).toFixed(4) }),
			);
		}
	}
	return picture;
}

function drawLabel(view: LabView, id: number, y: number): SVGElement {
	const label = makeSvg("text", {
		x: LABEL - 8,
		y: y + CELL / 2,
		"text-anchor": "end",
		"dominant-baseline": "central",
	});
	const text = sayToken(view, id);
	label.textContent = text.length > LABEL_LETTERS ? `${text.slice(0, LABEL_LETTERS - 1)}…` : text;
	return label;
}
