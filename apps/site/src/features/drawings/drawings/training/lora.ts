import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printPercent } from "../../spec/print-number.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, at, type FillLook, type Part, rect } from "../../parts/shapes.ts";
import { numbersIn } from "../../../../locales/forms.ts";

/** Edge of a square weight matrix, and the rank of what LoRA adds to it. */
const EDGE = 1024;
const RANK = 8;

export const lora = defineDrawing({
	id: "lora",
	words: {
		tr: {
			title: "LoRA: büyük matrise ince bir ek",
			caption:
				"Büyük matris donar, yalnızca iki ince matris eğitilir. 1.024 × 1.024 boyutlu bir katmanda derece 8 ise eğitilen sayılar bütünün %1,6'sıdır; dosya bu yüzden küçüktür.",
			description:
				"Büyük gri bir kare, artı işareti, ince uzun dik bir dikdörtgen, çarpı işareti ve ince uzun yatık bir dikdörtgen. Kare 1.048.576 sayıdır ve donmuştur. İki dikdörtgen birlikte 16.384 sayıdır ve eğitilir.",
			frozen: "donmuş",
			trained: "eğitilir",
		},
		en: {
			title: "LoRA: a thin addition to a large matrix",
			caption:
				"The large matrix is frozen and only two thin ones are trained. In a layer of 1,024 × 1,024 with rank 8 the trained numbers are 1.6 % of the whole, which is why the file is small.",
			description:
				"A large grey square, a plus sign, a thin upright rectangle, a times sign, and a thin level rectangle. The square is 1,048,576 numbers and frozen. The two rectangles together are 16,384 numbers and are trained.",
			frozen: "frozen",
			trained: "trained",
		},
	},
	draw: ({ words, locale }) => {
		const added = 2 * EDGE * RANK;
		const share = printPercent(added / (EDGE * EDGE), locale);
		const count = (value: number) => numbersIn(locale).format(value);
		const block = (width: number, height: number, look: FillLook): Part =>
			area(
				width,
				height,
				rect([0, 0, width, height], look, { radius: 2, ...(look === "dull" && { strength: 0.55 }) }),
			);
		const sign = (text: string) => label(text, { bold: true });
		const matrices = row(
			[block(112, 112, "dull"), sign("+"), block(12, 112, "solid"), sign("×"), block(112, 12, "solid")],
			12,
		);
		const line = (look: FillLook, text: string) => {
			const words1 = note(text, { tone: "ink" });
			return area(
				20 + words1.width,
				17,
				rect([0, 3, 11, 11], look, { radius: 2, ...(look === "dull" && { strength: 0.55 }) }),
				at(20, 0, words1),
			);
		};
		return column(
			[
				matrices,
				column(
					[
						line("dull", `${words.frozen}: ${count(EDGE * EDGE)}`),
						line("solid", `${words.trained}: ${count(added)} (${share})`),
					],
					4,
				),
			],
			16,
		);
	},
});
