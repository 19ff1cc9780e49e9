import type { Locale } from "../../../../lib/locale.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column, row, titled } from "../../parts/layout.ts";
import { matrix } from "../../parts/matrix.ts";
import type { Part } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** What the cells of the guide to attention printed: the weights of a head, a row for each query, free and with the causal mask. */
export const WEIGHTS = {
	rows: "[[0.33, 0.1, 0.23, 0.17, 0.17], [0.04, 0.02, 0.78, 0.06, 0.09], [0.68, 0.05, 0.07, 0.15, 0.04], [0.49, 0.08, 0.06, 0.33, 0.04], [0.04, 0.13, 0.39, 0.04, 0.4]]",
	causal:
		"[[1.0, 0.0, 0.0, 0.0, 0.0], [0.64, 0.36, 0.0, 0.0, 0.0], [0.84, 0.07, 0.09, 0.0, 0.0], [0.51, 0.08, 0.06, 0.35, 0.0], [0.04, 0.13, 0.39, 0.04, 0.4]]",
};
/** The ground of a share of 1; numbers are written on it. */
const STRONGEST = 0.55;

/** The same attention weights with and without sight of what follows. */
export const causalWeights = defineDrawing({
	id: "causal-weights",
	words: {
		tr: {
			title: "Aynı başın ağırlıkları, maskesiz ve nedensel maskeyle",
			caption:
				"Satır bir sorgu, sütun bir anahtardır. Maske köşegenin sağındaki payları siler, satırın kalanı yine 1'e tamamlanır; son satır değişmez, çünkü önünde saklanacak belirteç yoktur.",
			description:
				"Beşe beş iki çizelge yan yana. Soldakinde her hücre dolu: ikinci satırın en büyük payı 0,78 ile üçüncü sütunda. Sağdakinde köşegenin sağı boş: ilk satırda yalnızca ilk sütun var ve 1'dir, son satır soldakiyle aynıdır.",
			rows: "maskesiz",
			causal: "nedensel maskeyle",
		},
		en: {
			title: "The weights of one head, free and with the causal mask",
			caption:
				"A row is a query, a column a key. The mask removes the shares to the right of the diagonal, and the rest of the row adds up to 1 again; the last row stays as it is, since no token after it has to be hidden.",
			description:
				"Two tables of five by five side by side. On the left every cell is filled: the largest share of the second row, 0.78, is in the third column. On the right there is nothing beyond the diagonal: the first row has only its first column, which is 1, and the last row is the same as on the left.",
			rows: "free",
			causal: "with the causal mask",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const [free, masked] = [drawWeights(WEIGHTS.rows, locale), drawWeights(WEIGHTS.causal, locale)];
		const sides = [titled(note(words.rows), free), titled(note(words.causal), masked)];
		return sheet.narrow ? column(sides, 20) : row(sides, 36);
	},
});

function drawWeights(printed: string, locale: Locale): Part {
	const rows = [...printed.matchAll(/\[([\d., ]+)\]/g)].map(([, numbers = ""], index) => [
		{ text: String(index + 1), mono: true },
		...numbers.split(", ").map((number) => {
			const share = Number(number);
			if (share === 0) return "";
			return { text: printNumber(share, locale), look: "solid" as const, strength: STRONGEST * share };
		}),
	]);
	return matrix(rows, { head: ["", "1", "2", "3", "4", "5"], mono: true, column: 30 });
}
