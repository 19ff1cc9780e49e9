import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, type Part, path } from "../../parts/shapes.ts";
import { wave } from "../../parts/wave.ts";

/** Two sentences with a silence between them, as loudness. */
const SPEECH = Array.from({ length: 64 }, (_, index) => {
	const isSilent = index > 29 && index < 36;
	return isSilent
		? 0.03
		: 0.2 + 0.7 * Math.abs(Math.sin(index * 0.55)) * Math.abs(Math.sin(index * 0.21 + 1));
});

export const cutAtSilence = defineDrawing({
	id: "cut-at-silence",
	words: {
		tr: {
			title: "Kaydı sessizlikte bölme",
			caption:
				"Kesim sessizliğe denk gelirse iki parça da bütün sözcüklerle başlar ve biter. Sözcüğün ortasından geçen kesim, o sözcüğü iki dökümde de bozar.",
			description:
				"Aynı ses dalgası iki kez. Üstte kesim çizgisi iki cümlenin arasındaki sessizlikten geçer. Altta kesim çizgisi bir sözcüğün ortasından geçer.",
			good: "sessizlikte: sözcükler bütün",
			bad: "sözcükte: iki yarım sözcük",
		},
		en: {
			title: "Cutting a recording in silence",
			caption:
				"A cut in silence lets both pieces begin and end with whole words. A cut through a word spoils it in both transcripts.",
			description:
				"The same sound wave twice. Above, the cut runs through the silence between two sentences. Below, it runs through the middle of a word.",
			good: "in silence: whole words",
			bad: "in a word: two halves",
		},
	},
	draw: ({ words }) => column([cutWave(words.good, 33, "strong"), cutWave(words.bad, 20, "alarm")], 22),
});

function cutWave(text: string, place: number, look: "strong" | "alarm"): Part {
	const sound = wave(SPEECH, 54, "dull");
	const cut = area(sound.width, 66, at(0, 6, sound), path([place * 5 - 1, 0], "v66", look));
	return column([label(text, { size: 13, bold: true }), cut], 6);
}
