import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, path, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Frames that the model gets, every how many of the video, and frames a second: the article's numbers. */
const TAKEN = 16;
const STEP = 4;
const RATE = 25;
const WINDOW = (TAKEN - 1) * STEP + 1;

export const frameSampling = defineDrawing({
	id: "frame-sampling",
	words: {
		tr: {
			title: "Modelin gördüğü kareler",
			caption:
				"Her dördüncü kareden alınan 16 kare, 61 karelik bir pencereyi kaplar: saniyede 25 kareyle 2,44 saniye. Aradaki ince çizgileri model hiç görmez.",
			description:
				"Altmış bir dik çizgi yan yana. Her dördüncüsü uzun ve kalındır; toplam on altı tanedir. Üstlerindeki ayraç pencerenin 61 kare, yani 2,44 saniye olduğunu söyler.",
			window: "kare",
			seconds: "sn",
			taken: "alınan kare",
		},
		en: {
			title: "The frames that the model sees",
			caption:
				"16 frames, every fourth of the video, cover a window of 61: at 25 frames a second 2.44 seconds. The model never sees the thin lines between.",
			description:
				"Sixty-one upright lines side by side. Every fourth is long and thick; there are sixteen of them. A bracket above says that the window is 61 frames or 2.44 seconds.",
			window: "frames",
			seconds: "s",
			taken: "frames taken",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const step = sheet.narrow ? 5.3 : 9;
		const width = WINDOW * step;
		const frames = Array.from({ length: WINDOW }, (_, index) => {
			const isTaken = index % STEP === 0;
			const height = isTaken ? 56 : 28;
			return rect(
				[index * step, 40 + (56 - height) / 2, isTaken ? step - 1 : 1.5, height],
				isTaken ? "solid" : "dull",
				{ radius: 1 },
			);
		});
		const heading = label(
			`${WINDOW} ${words.window} = ${printNumber(WINDOW / RATE, locale)} ${words.seconds}`,
			{ size: 13, bold: true },
		);
		const below = note(`${TAKEN} ${words.taken}`);
		return area(
			width,
			124,
			at((width - heading.width) / 2, 0, heading),
			path([0, 32], `v-7h${Math.round(width) - 1}v7`, "wire"),
			frames,
			at(0, 105, below),
		);
	},
});
