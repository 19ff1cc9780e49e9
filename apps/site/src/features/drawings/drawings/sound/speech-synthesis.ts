import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";
import { gridOf, pixelGrid } from "../../parts/vector.ts";
import { sampleLoudness, wave } from "../../parts/wave.ts";

const COLUMNS = 14;
const ROWS = 8;

/** The steps from a written sentence to a waveform. */
export const speechSynthesis = defineDrawing({
	id: "speech-synthesis",
	words: {
		tr: {
			title: "Yazıdan dalga biçimine",
			caption:
				"Önce sayı ve kısaltmalar okunuşuna açılır. Akustik model frekansların zaman içindeki haritasını çizer; ses üretici bu haritadan dalgayı kurar.",
			description:
				"Soldan sağa üç adım. “Saat 3'te” yazısı okunuşuna, “saat üçte” sözüne çevrilir. Ondan sütunları zaman, satırları frekans olan bir harita çıkar. Haritadan bir ses dalgası kurulur.",
			reading: "okunuş",
			map: "frekans haritası",
			sound: "dalga biçimi",
			sample: "saat üçte",
		},
		en: {
			title: "From writing to a wave",
			caption:
				"Numbers and abbreviations are first written out. The acoustic model draws a map of frequencies over time; the vocoder builds the wave from the map.",
			description:
				"Three steps from left to right. The writing “at 3” is written out as “at three”. From it comes a map with time across and frequency upwards. A sound wave is built from the map.",
			reading: "written out",
			map: "map of frequencies",
			sound: "wave",
			sample: "at three",
		},
	},
	draw: ({ words, sheet }) => {
		const map = gridOf(COLUMNS, ROWS, (x, y) => {
			const isLow = Math.abs(y - 5 + 2 * Math.sin(x * 0.7)) < 1;
			const isHigh = Math.abs(y - 2 + Math.sin(x * 0.5)) < 0.8;
			return isLow || isHigh ? 0.9 - 0.05 * y : 0.08;
		});
		return flow(sheet, [
			titled(note(words.reading), tokenStrip(words.sample.split(" "), { mono: false })),
			titled(note(words.map), pixelGrid(map, 10)),
			titled(note(words.sound), wave(sampleLoudness(28, 2), 64)),
		]);
	},
});
