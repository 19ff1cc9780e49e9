import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { code, label } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";
import { printNumber } from "../../spec/print-number.ts";

/** What the cells of the quick tour print: the tokens of its sentence with their numbers, and the shares of an untrained model. */
export const TOUR = {
	ids: "[2, 3667, 214, 203, 1967, 199, 9, 3]",
	tokens: "['[CLS]', '▁Kargo', '▁iki', '▁gün', '▁gecik', 'ti', '.', '[SEP]']",
	shares: "[0.35, 0.32, 0.33]",
};
const LABELS = ["olumsuz", "nötr", "olumlu"];

export const sentenceToLabel = defineDrawing({
	id: "sentence-to-label",
	words: {
		tr: {
			title: "Bir cümlenin etikete giden yolu",
			caption:
				"Okların yanında, o adımı saklayan dosya yazar. Eğitim yalnızca ağırlıkları değiştirir; yol aynı kalır. Alttaki paylar eğitimden öncedir: model henüz ayırt edemiyor.",
			description:
				"Yukarıdan aşağıya dört basamak. “Kargo iki gün gecikti.” cümlesi, `tokenizer.json` dosyasındaki sözlükle sekiz belirtece ayrılır; her birinin altında numarası vardır, nokta sözcüğün başını gösterir: 2, 3667, 214, 203, 1967, 199, 9, 3. `model.safetensors` dosyasındaki ağırlıklar numaralardan üç pay çıkarır; `config.json` payların adını söyler: olumsuz 0,35, nötr 0,32, olumlu 0,33.",
		},
		en: {
			title: "The way of a sentence to its label",
			caption:
				"Beside each arrow stands the file that keeps the step. Training changes the weights alone; the way stays as it is. The shares below are from before training: the model cannot tell labels apart yet.",
			description:
				"Four steps from top to bottom. The Turkish sentence “Kargo iki gün gecikti.”, the parcel came two days late, is cut into eight tokens by the vocabulary in `tokenizer.json`; below each is its number, and a dot marks where a word begins: 2, 3667, 214, 203, 1967, 199, 9, 3. The weights in `model.safetensors` make three shares of the numbers, and `config.json` names them: olumsuz (negative) 0.35, nötr (neutral) 0.32, olumlu (positive) 0.33.",
		},
	},
	draw: ({ sheet, locale }) => {
		const ids = TOUR.ids.match(/\d+/g) ?? [];
		const texts = [...TOUR.tokens.matchAll(/'([^']*)'/g)].map(([, text = ""]) => text.replace("▁", " "));
		const isMark = (text: string) => text.startsWith("[");
		const tokens = texts.map((text, index) => ({
			text,
			below: ids[index] ?? "",
			look: isMark(text) ? ("box" as const) : ("wash" as const),
		}));
		const shares = (TOUR.shares.match(/[\d.]+/g) ?? []).map(Number);
		const rows = LABELS.map((name, index) => {
			const value = shares[index] ?? 0;
			return { label: name, value, text: printNumber(value, locale) };
		});
		const files = (...names: readonly string[]) =>
			column(
				names.map((name) => code(name, { tone: "accent" })),
				1,
			);
		const width = sheet.narrow ? sheet.width : 420;
		const steps = [
			box(label("Kargo iki gün gecikti.", { lang: "tr" }), { padX: 16 }),
			tokenStrip(tokens, { width, lang: "tr" }),
			bars(rows, 260, { lang: "tr" }),
		];
		const [first, ...others] = steps;
		const arrows = [files("tokenizer.json"), files("model.safetensors", "config.json")];
		const rest = others.flatMap((part, index) => [arrow("down", 36, arrows[index]), part]);
		return first ? column([first, ...rest], 8, "middle") : flow(sheet, steps);
	},
});
