import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, type Part, rect } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** Scores for where the answer begins and ends; made up so that the span of the article's example wins. */
const STARTS = [0.05, 0.1, 0.08, 0.9, 0.12, 0.06];
const ENDS = [0.04, 0.06, 0.1, 0.2, 0.88, 0.08];
const FROM = STARTS.indexOf(Math.max(...STARTS));
const TO = ENDS.indexOf(Math.max(...ENDS));

/** A span is where the sum of two scores is largest. */
export const answerSpan = defineDrawing({
	id: "answer-span",
	words: {
		tr: {
			title: "Yanıtın başı ve sonu",
			caption:
				"Her belirteç iki puan alır: yanıt burada başlar, yanıt burada biter. Toplamı en yüksek aralık yanıttır; model yeni bir sözcük yazmaz. Puanlar örnek olsun diye seçilmiştir.",
			description:
				"“Köprünün bugünkü hâli 1994 yılında tamamlandı” sözcükleri bir sıra hâlinde. Üstlerindeki çubuklar başlama puanıdır, en yükseği 1994 sözcüğündedir. Altlarındaki çubuklar bitme puanıdır, en yükseği yılında sözcüğündedir. İkisinin arası, “1994 yılında”, boyalıdır.",
			sentence: "Köprünün bugünkü hâli 1994 yılında tamamlandı",
			start: "başlama puanı",
			end: "bitme puanı",
		},
		en: {
			title: "Where the answer begins and ends",
			caption:
				"Every token gets two scores: the answer begins here, the answer ends here. The span with the largest sum is the answer; the model writes no word of its own. The scores are chosen for the example.",
			description:
				"The words “The bridge was completed in 1994” in a row. Bars above them are scores for the beginning, the highest at “in”. Bars below are scores for the end, the highest at “1994”. The span between the two, “in 1994”, is filled.",
			sentence: "The bridge was completed in 1994",
			start: "score for the beginning",
			end: "score for the end",
		},
	},
	draw: ({ words, sheet }) => {
		const texts = words.sentence.split(" ");
		const shift = texts.findIndex((text) => text === "1994" || text === "in") - FROM;
		const scoreOf = (scores: readonly number[], index: number) => scores[index - shift] ?? 0.05;
		const columns = texts.map((text, index): Part => {
			const isIn = index - shift >= FROM && index - shift <= TO;
			const token = tokenStrip([{ text, look: isIn ? "solid" : "box" }], { mono: false });
			const up = Math.round(34 * scoreOf(STARTS, index));
			const down = Math.round(34 * scoreOf(ENDS, index));
			const x = token.width / 2 - 6;
			return area(
				token.width,
				104,
				rect([x, 34 - up, 12, up], "warm", { radius: 1 }),
				at(0, 38, token),
				rect([x, 70, 12, down], "cool", { radius: 1 }),
			);
		});
		const half = Math.ceil(columns.length / 2);
		const lines = sheet.narrow
			? [rowOf(columns.slice(0, half)), rowOf(columns.slice(half))]
			: [rowOf(columns)];
		const key = (look: "warm" | "cool", text: string) =>
			area(
				18 + note(text).width,
				17,
				rect([0, 4, 10, 10], look, { radius: 1 }),
				at(18, 0, label(text, { size: 13, tone: "soft" })),
			);
		const keys = [key("warm", words.start), key("cool", words.end)];
		return column([...keys, ...lines], 6);
	},
});

function rowOf(parts: readonly Part[]): Part {
	let x = 0;
	const shapes = parts.flatMap((part) => {
		const placed = at(x, 0, part);
		x += part.width + 6;
		return placed;
	});
	return { width: x - 6, height: 104, shapes };
}
