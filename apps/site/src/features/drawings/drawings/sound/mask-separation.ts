import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { row, titled } from "../../parts/layout.ts";
import { gridOf, pixelGrid } from "../../parts/vector.ts";

const SIZE = 9;

/** A mixture times a mask gives the source; the third picture is computed from the other two. */
export const maskSeparation = defineDrawing({
	id: "mask-separation",
	words: {
		tr: {
			title: "Karışım × maske = kaynak",
			caption:
				"Maske, karışımın her karesinin ne kadarının aranan kaynağa ait olduğunu söyler. Karışımla çarpılınca geriye o kaynak kalır.",
			description:
				"Üç kare resim. Birincide yükselen bir eğri ile yatay çizgiler üst üstedir: karışım. İkincide eğrinin geçtiği yerler doludur: maske. Üçüncü ilk ikisinin çarpımıdır; yalnızca eğri kalmıştır.",
			mixture: "karışım",
			mask: "maske",
			source: "kaynak",
		},
		en: {
			title: "Mixture × mask = source",
			caption:
				"The mask says how much of each square of the mixture belongs to the wanted source. Multiplied with the mixture it leaves that source.",
			description:
				"Three square pictures. In the first, a rising curve lies over level lines: the mixture. In the second, the places of the curve are filled: the mask. The third is the product of the two; only the curve remains.",
			mixture: "mixture",
			mask: "mask",
			source: "source",
		},
	},
	draw: ({ words }) => {
		const voice = gridOf(SIZE, SIZE, (x, y) => Math.max(0, 1 - 0.7 * Math.abs(y - 7 + 0.75 * x)));
		const hum = gridOf(SIZE, SIZE, (_, y) => (y % 4 === 1 ? 0.8 : 0));
		const mixture = gridOf(SIZE, SIZE, (x, y) => Math.min(1, (voice[y]?.[x] ?? 0) + (hum[y]?.[x] ?? 0)));
		const mask = gridOf(SIZE, SIZE, (x, y) => {
			const [wanted, all] = [voice[y]?.[x] ?? 0, mixture[y]?.[x] ?? 0];
			return all === 0 ? 0 : Math.min(1, wanted / all);
		});
		const source = gridOf(SIZE, SIZE, (x, y) => (mixture[y]?.[x] ?? 0) * (mask[y]?.[x] ?? 0));
		const sign = (text: string) => label(text, { bold: true });
		return row(
			[
				titled(note(words.mixture), pixelGrid(mixture, 9)),
				sign("×"),
				titled(note(words.mask), pixelGrid(mask, 9, "warm")),
				sign("="),
				titled(note(words.source), pixelGrid(source, 9)),
			],
			10,
		);
	},
});
