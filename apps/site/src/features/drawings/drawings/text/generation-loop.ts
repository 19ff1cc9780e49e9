import { softmax } from "../../../../lib/media/softmax.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { area, at, type Part, path } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** Raw scores of the article's example. */
const SCORES = [2, 1, 0];

/** Look, choose, append, and look again. */
export const generationLoop = defineDrawing({
	id: "generation-loop",
	words: {
		tr: {
			title: "Bak, seç, ekle, yeniden bak",
			caption:
				"Model her adımda yalnızca bir belirteç üretir. Seçilen belirteç sona eklenir ve model uzayan diziye yeniden bakar; uzun yanıt bu yüzden uzun sürer.",
			description:
				"Bir döngü. “Bugün hava çok” belirteçleri modele girer. Model sıradaki belirteç için olasılık verir: güzel 0,665, sıcak 0,245, soğuk 0,09. “güzel” seçilir ve dizinin sonuna eklenir, ok başa döner.",
			context: "şimdiye kadarki dizi",
			model: "Model",
			next: "sıradaki için olasılıklar",
			again: "seçilen sona eklenir",
			sample: "Bugün hava çok",
			choices: "güzel sıcak soğuk",
		},
		en: {
			title: "Look, choose, append, look again",
			caption:
				"The model makes one token a step. The chosen one is appended, and the model looks at the longer row again; that is why a long answer takes long.",
			description:
				"A loop. The tokens “The weather is” go into the model. It gives probabilities for the next token: nice 0.665, hot 0.245, cold 0.09. “nice” is chosen and appended to the row, and an arrow leads back to the start.",
			context: "the row so far",
			model: "Model",
			next: "probabilities of the next",
			again: "the chosen one is appended",
			sample: "The weather is",
			choices: "nice hot cold",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const names = words.choices.split(" ");
		const rows = Array.from(softmax(SCORES), (value, index) => ({
			label: names[index] ?? "",
			value,
			text: printNumber(value, locale, 3),
			look: index === 0 ? ("solid" as const) : ("dull" as const),
		}));
		const strip = tokenStrip([...words.sample.split(" "), { text: names[0] ?? "", look: "wash" }], {
			mono: false,
		});
		const stages = flow(sheet, [
			titled(note(words.context), strip),
			box(label(words.model, { bold: true }), { padX: 14, padY: 14, look: "card" }),
			titled(note(words.next), bars(rows, sheet.narrow ? 200 : 190)),
		]);
		return loopBack(stages, words.again, sheet.narrow);
	},
});

/** A part with an arrow back from its end to its start: below it, or on its left where its stages stand upright. */
function loopBack(part: Part, text: string, isUpright: boolean): Part {
	const words = note(text, { tone: "ink" });
	if (isUpright) {
		const rail = part.height + 14;
		const back = `v14h-${part.width / 2 + 14}v-${rail - 20}h12m-5-4l5 4l-5 4`;
		const line = path([24 + part.width / 2, part.height], back, "strong");
		return area(part.width + 24, rail + 8 + words.height, at(24, 0, part), line, at(10, rail + 8, words));
	}
	const y = part.height + 20;
	const [from, to] = [part.width - 90, 70];
	return area(
		part.width,
		y + 10 + words.height,
		at(0, 0, part),
		path([from, part.height + 4], `v16h${to - from}v-14m-4 5l4-5l4 5`, "strong"),
		at((from + to - words.width) / 2, y + 8, words),
	);
}
