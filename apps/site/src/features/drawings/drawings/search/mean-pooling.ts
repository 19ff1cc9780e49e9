import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { area, at, path } from "../../parts/shapes.ts";
import { sampleValues, vector } from "../../parts/vector.ts";
import { tokenVectors } from "../../parts/token-vectors.ts";

const CELLS = 8;

/** From a vector per token to one for the text, whose head alone can do where it was trained so. */
export const meanPooling = defineDrawing({
	id: "mean-pooling",
	words: {
		tr: {
			title: "Belirteç vektörlerinden tek vektöre",
			caption:
				"Belirteçlerin vektörleri tek vektörde birleşir: sayılar yan yana ortalanır. Matruşka biçiminde eğitilen modelde baş kısım tek başına da işe yarar.",
			description:
				"Üç belirteç ve altlarında sekiz gözlü vektörleri. Bir ok, bunların ortalaması olan tek vektöre gider. Son vektörün ilk iki gözü, yani dörtte biri, ayrıca işaretlidir: 1.024 boyutun ilk 256'sı.",
			tokens: "belirteç başına vektör",
			mean: "ortalama",
			text: "metnin vektörü",
			head: "ilk 256",
			rest: "1.024'e kadar",
			sample: "kargo üç gündür",
		},
		en: {
			title: "From vectors of tokens to one vector",
			caption:
				"The vectors of the tokens become one: their numbers are averaged place by place. In a model trained the Matryoshka way the head alone works too.",
			description:
				"Three tokens with vectors of eight cells below them. An arrow leads to one vector, their mean. The first two cells of it, a quarter, are marked: the first 256 of 1,024 dimensions.",
			tokens: "a vector per token",
			mean: "mean",
			text: "vector of the text",
			head: "first 256",
			rest: "up to 1,024",
			sample: "my parcel is",
		},
	},
	draw: ({ words, sheet }) => {
		const tokens = words.sample.split(" ");
		const columns = tokens.map((_, index) => sampleValues(CELLS, index + 1));
		const mean = Array.from(
			{ length: CELLS },
			(_, row) => columns.reduce((sum, values) => sum + (values[row] ?? 0), 0) / columns.length,
		);
		const cells = vector(mean, { cell: 16 });
		const [head, rest] = [note(words.head, { tone: "ink" }), note(words.rest)];
		const wide = 32 + Math.max(head.width, rest.width);
		const whole = area(
			wide,
			cells.height,
			at(0, 0, cells),
			path([22, 1], "h4v30h-4", "strong"),
			at(32, 8, head),
			path([22, 37], "h4v90h-4", "wire"),
			at(32, 74, rest),
		);
		return flow(
			sheet,
			[titled(note(words.tokens), tokenVectors(tokens, { cells: CELLS })), titled(note(words.text), whole)],
			[note(words.mean)],
		);
	},
});
