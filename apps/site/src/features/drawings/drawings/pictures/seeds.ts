import { defineDrawing } from "../../spec/drawing-spec.ts";
import { denoise, STEPS } from "../../computed/exact-denoiser.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, row, titled } from "../../parts/layout.ts";
import { drawSquares } from "../../computed/squares.ts";

/** The seeds of the page's program. */
const SEEDS = [7, 7, 8];
const NEARLY = 8;

/** The same model run with the same seed twice and with another one. */
export const seeds = defineDrawing({
	id: "seeds",
	words: {
		tr: {
			title: "Tohum, gürültü ve görüntü",
			caption:
				"Üç resim bilen küçük bir modelin üç çalışması. Aynı tohum aynı gürültüden başlar ve aynı resme varır; tohum 8'in gürültüsü başka bir resme götürür.",
			description:
				"Üç sıra, her birinde soldan sağa başlangıç gürültüsü, sekizinci adım ve sonuç. İlk iki sıranın tohumu 7'dir; gürültüleri, ara resimleri ve sonuçları aynıdır. Üçüncü sıranın tohumu 8'dir; gürültüsü de vardığı resim de ötekilerden farklıdır.",
			seed: "tohum",
			names: "gürültü|8. adım|görüntü",
		},
		en: {
			title: "Seed, noise and picture",
			caption:
				"Three runs of a small model that knows three pictures. The same seed starts from the same noise and arrives at the same picture; the noise of seed 8 leads to another one.",
			description:
				"Three rows, each from left to right with the noise at the start, the eighth step and the result. The seed of the first two rows is 7; their noise, the picture between and the result are the same. The seed of the third is 8; its noise and the picture it arrives at differ from the others.",
			seed: "seed",
			names: "noise|step 8|picture",
		},
	},
	draw: ({ words, sheet }) => {
		const names = words.names.split("|");
		const room = { ...sheet, width: sheet.width - (sheet.narrow ? 0 : 90) };
		const runs = SEEDS.map((seed, index) => {
			const stages = denoise(seed);
			const pictures = [0, NEARLY, STEPS].map((step, place) => {
				const squares = drawSquares(stages[step]?.picture ?? [], 6);
				return index === 0 ? titled(note(names[place] ?? ""), squares) : squares;
			});
			const name = label(`${words.seed} ${String(seed)}`, { size: 13, bold: true });
			return sheet.narrow
				? column([name, flow(room, pictures)], 8)
				: row([{ ...name, width: 70 }, flow(room, pictures)], 20);
		});
		return column(runs, 16);
	},
});
