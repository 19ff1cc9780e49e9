import { defineDrawing } from "../../spec/drawing-spec.ts";
import { exampleBars } from "../../spec/example-bars.ts";
import { bars } from "../../parts/bars.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { gridOf, pixelGrid } from "../../parts/vector.ts";
import { wave } from "../../parts/wave.ts";

const COLUMNS = 18;
const ROWS = 9;

/** A siren as a picture: its tone rises and falls. */
export const spectrogram = defineDrawing({
	id: "spectrogram",
	words: {
		tr: {
			title: "Sınıflandırıcı sesi resim olarak görür",
			caption:
				"Spektrogramda zaman sağa, frekans yukarı gider. Sirenin inip çıkan tonu bu resimde bir dalga olarak görünür; puanlar bu sayfanın örneğidir.",
			description:
				"Bir ses dalgasından spektrograma gidilir: on sekiz sütun, dokuz satırlık bir resim; dolgun kareler inip çıkan bir eğri çizer. Resimden üç sınıfın puanına gidilir: siren %93, korna %5, müzik %2. Sınıfların adları modeldeki gibi İngilizce yazılıdır.",
			sound: "ses",
			picture: "spektrogram",
			scores: "sınıfların puanları",
		},
		en: {
			title: "The classifier sees sound as a picture",
			caption:
				"In a spectrogram time goes right and frequency up. The rising and falling tone of a siren shows in it as a wave; the scores are those of this page's example.",
			description:
				"A sound wave leads to a spectrogram: a picture of eighteen columns and nine rows, in which strong squares draw a curve that rises and falls. The picture leads to scores of three classes: Siren 93%, Vehicle horn 5%, Music 2%.",
			sound: "sound",
			picture: "spectrogram",
			scores: "scores of the classes",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const cells = gridOf(COLUMNS, ROWS, (x, y) => {
			const tone = 4 - 3 * Math.sin(x * 0.7);
			return Math.max(0, 1 - Math.abs(y - tone) * 0.55);
		});
		const loudness = Array.from({ length: 22 }, (_, index) => 0.65 + 0.3 * Math.sin(index * 1.1));
		return flow(sheet, [
			titled(note(words.sound), wave(loudness, 56, "dull")),
			titled(note(words.picture), pixelGrid(cells, 9)),
			titled(note(words.scores), bars(exampleBars("audio-classification", locale), sheet.narrow ? 220 : 190)),
		]);
	},
});
