import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, path, rect } from "../../parts/shapes.ts";

/** Probability of speech for each slice: two stretches of speech, and a click too short to count. */
const PROBABILITIES = [
	0.05, 0.08, 0.1, 0.72, 0.88, 0.93, 0.9, 0.84, 0.46, 0.81, 0.9, 0.77, 0.2, 0.08, 0.06, 0.83, 0.07, 0.05, 0.1,
	0.68, 0.86, 0.92, 0.88, 0.7, 0.3, 0.1,
];
const THRESHOLD = 0.5;
/** Stretches after smoothing: the short gap is bridged, the click is dropped. */
const SPEECH = [
	[3, 12],
	[19, 24],
] as const;

export const speechSlices = defineDrawing({
	id: "speech-slices",
	words: {
		tr: {
			title: "Olasılıktan konuşma bölümlerine",
			caption:
				"Her dilimin bir olasılığı vardır; kurallar kararı yumuşatır. Tek dilimlik düşüş köprülenir, tek dilimlik tıkırtı atılır.",
			description:
				"Yirmi altı dilimin olasılığı sütunlarla gösterilir, eşik 0,5'te yatay bir çizgidir. Altında iki konuşma bölümü işaretlidir. Birinci bölümdeki tek dilimlik düşüş bölümü kesmez; iki bölüm arasındaki tek yüksek dilim konuşma sayılmaz.",
			threshold: "eşik 0,5",
			speech: "konuşma",
		},
		en: {
			title: "From probabilities to stretches of speech",
			caption:
				"Every slice has a probability; rules smooth the decision. A dip of one slice is bridged, a click of one slice is dropped.",
			description:
				"The probabilities of twenty-six slices are columns, the threshold a level line at 0.5. Below them two stretches of speech are marked. A dip of one slice does not cut the first; the single high slice between the two does not count as speech.",
			threshold: "threshold 0.5",
			speech: "speech",
		},
	},
	draw: ({ words, sheet }) => {
		const step = sheet.narrow ? 12 : 18;
		const [width, height] = [PROBABILITIES.length * step, 100];
		const columns = PROBABILITIES.map((value, index) => {
			const long = Math.round(value * height);
			return rect([index * step, 22 + height - long, step - 3, long], value >= THRESHOLD ? "solid" : "dull", {
				radius: 1,
			});
		});
		const threshold = note(words.threshold, { tone: "ink" });
		const stretches = SPEECH.flatMap(([from, to]) => {
			const text = label(words.speech, { size: 13 });
			const [x, long] = [from * step - 4, (to - from) * step + 5];
			return [
				rect([x, 134, long, 26], "wash"),
				...at(x + (long - text.width) / 2, 147 - text.height / 2, text),
			];
		});
		return area(
			width,
			162,
			columns,
			path([0, 22 + height], `h${width}`, "wire"),
			path([0, 22 + height * (1 - THRESHOLD)], `h${width}`, "alarm"),
			at(width - threshold.width, 0, threshold),
			stretches,
		);
	},
});
