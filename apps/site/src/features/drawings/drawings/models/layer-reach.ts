import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, heldInTheMiddle, label, note } from "../../parts/label.ts";
import { column, wrapped } from "../../parts/layout.ts";
import { type AreaLook, area, at, type FillLook, type Part, rect } from "../../parts/shapes.ts";

/** Room for a font with wider letters, behind words that end at the edge. */
const SPARE = 16;
const TOKENS = 12;
const [CELL, GAP] = [23, 4];
/** The past tokens that a sliding layer and a sparse one read here; real windows and choices are far larger. */
const WINDOW = [8, 9, 10];
const CHOSEN = [0, 3, 4, 9];

export const layerReach = defineDrawing({
	id: "layer-reach",
	words: {
		tr: {
			title: "Bir katmanın geçmişten okuduğu",
			caption:
				"Son belirteç (turuncu) işlenirken dört tür katmanın baktığı yerler. Yeni aileler bunları karıştırır: çoğu katman ucuz olandan, birkaçı tam dikkatten.",
			description:
				"On iki belirteçlik dört sıra; sonuncu belirteç işlenmektedir. `full_attention`: önceki on birin hepsi dolu. `sliding_attention`: yalnızca son üçü dolu, öbürleri boş. `linear_attention`: önceki on bir belirtecin yerinde tek bir kutu, boyu değişmeyen durum. `indexed_attention`: önceki on birin dağınık dördü dolu.",
			notes:
				"bütün geçmiş; önbellek metinle uzar|yalnızca son belirteçler; önbellek pencere kadardır|geçmişin özeti; bellek uzamaz|dizinin seçtikleri; hesap azalır",
			state: "boyu değişmeyen durum",
		},
		en: {
			title: "What a layer reads of the past",
			caption:
				"Where four kinds of layer look while the last token (orange) is processed. New families mix them: most layers of a cheap kind, a few with full attention.",
			description:
				"Four rows of twelve tokens, the last of which is being processed. `full_attention`: all eleven before it are filled. `sliding_attention`: only the last three are, the others are empty. `linear_attention`: in place of the eleven tokens there is one box, a state of constant size. `indexed_attention`: four of the eleven, here and there, are filled.",
			notes:
				"the whole past; the cache grows with the text|the latest tokens alone; the cache is as long as the window|a summary of the past; memory does not grow|what an index selects; less to compute",
			state: "a state of constant size",
		},
	},
	draw: ({ words, sheet }) => {
		const notes = words.notes.split("|");
		const past = Array.from({ length: TOKENS - 1 }, (_, index) => index);
		const strips = [
			["full_attention", cells((index) => (past.includes(index) ? "solid" : "ghost"))],
			["sliding_attention", cells((index) => (WINDOW.includes(index) ? "solid" : "ghost"))],
			["linear_attention", stateStrip(words.state)],
			["indexed_attention", cells((index) => (CHOSEN.includes(index) ? "solid" : "ghost"))],
		] as const;
		const part = column(
			strips.map(([name, strip], index) => {
				const words1 = note(notes[index] ?? "", { width: sheet.width - SPARE });
				const heading = wrapped([code(name, { bold: true }), words1], sheet.width - SPARE, 12, 2);
				return column([heading, strip], 7);
			}),
			18,
		);
		return { ...part, width: Math.min(sheet.width, part.width + SPARE) };
	},
});

function cells(lookOf: (index: number) => AreaLook | FillLook): Part {
	const shapes = Array.from({ length: TOKENS - 1 }, (_, index) =>
		rect([index * (CELL + GAP), 0, CELL, CELL], lookOf(index), { radius: 3 }),
	);
	return withLast(shapes);
}

/** One box where the past tokens would be. */
function stateStrip(text: string): Part {
	const width = (TOKENS - 1) * (CELL + GAP) - GAP;
	const words = label(text, { size: 13 });
	const state = box(heldInTheMiddle(words), { look: "wash", width, height: CELL, padY: 2 });
	return withLast(at(0, 0, state));
}

function withLast(shapes: Part["shapes"]): Part {
	const x = (TOKENS - 1) * (CELL + GAP);
	return area(x + CELL, CELL, shapes, rect([x, 0, CELL, CELL], "warm", { radius: 3 }));
}
