import { defineDrawing } from "../../spec/drawing-spec.ts";
import { listTokens, MODEL_PASSES } from "../../spec/model-pass.ts";
import { printNumber } from "../../spec/print-number.ts";
import { matrix } from "../../parts/matrix.ts";
import { markEdges } from "../../parts/tokens.ts";

/** The ground of a share of 1; numbers are written on it. */
const STRONGEST = 0.55;

/** How the last token of a text looks at all of them, by each head of the small model's last layer. */
export const lastLayerHeads = defineDrawing({
	id: "last-layer-heads",
	words: {
		tr: {
			title: "Son katmanın beş başı",
			caption:
				"Son belirtecin (“aki”) metindeki her belirtece verdiği pay, modelin son katmanında; her sütunun toplamı 1'dir. Birinci baş en çok “dil” ile “modeli” belirteçlerine bakar. Beşinci baş metin sınırına 0,64 verir; eşit pay 0,125 olurdu.",
			description:
				"Sekiz satır, beş sütunluk bir çizelge. Satırlar metnin belirteçleri: metin sınırı, Bir, dil, modeli, virgül, sır, ad, aki. Sütunlar son katmanın dikkat başları. En büyük pay birinci başta dil belirtecinde, 0,4; ikincide virgülde, 0,38; üçüncüde sır belirtecinde, 0,2; dördüncüde virgülde, 0,49; beşincide metin sınırında, 0,64.",
			heads: "dikkat başı",
			boundary: "metin sınırı",
		},
		en: {
			title: "The five heads of the last layer",
			caption:
				"The share that the last token (“the”) gives to each token of the text, in the model's last layer; every column adds up to 1. The third head looks most at “model”. The fifth gives 0.6 to the text boundary; an equal share would be 0.125.",
			description:
				"A table of eight rows and five columns. The rows are the tokens of the text: text boundary, A, language, model, cont, in, ues, the. The columns are the attention heads of the last layer. The largest share of the first head is that of the text boundary, 0.27; of the second that of “in”, 0.32; of the third that of “model”, 0.43; of the fourth that of “cont”, 0.28; of the fifth that of the text boundary, 0.6.",
			heads: "attention head",
			boundary: "text boundary",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const { lastLayer } = MODEL_PASSES[locale];
		const rows = listTokens(locale, words.boundary).map(({ text, look }, place) => [
			{ text: markEdges(text), mono: look !== "ghost" },
			...lastLayer.map((shares) => {
				const share = shares[place] ?? Number.NaN;
				return {
					text: printNumber(share, locale),
					look: "solid" as const,
					strength: STRONGEST * share,
				};
			}),
		]);
		const head = [words.heads, ...lastLayer.map((_, index) => String(index + 1))];
		return matrix(rows, { head, column: sheet.narrow ? 24 : 56 });
	},
});
