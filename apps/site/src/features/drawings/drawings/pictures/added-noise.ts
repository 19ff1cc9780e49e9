import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { noisyPicture } from "../../computed/noisy-picture.ts";
import { note } from "../../parts/label.ts";
import { row, titled } from "../../parts/layout.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Noise of the pictures to compare with; the reader chooses the one between them. */
const [LITTLE, MUCH] = [0.2, 0.8];

export const addedNoise = defineMovingDrawing({
	id: "added-noise",
	ranges: { strength: { min: 0, max: 1, step: 0.05, value: 0.4 } },
	words: {
		tr: {
			title: "Ne kadar gürültü, o kadar serbestlik",
			caption:
				"Girdiye az gürültü eklenirse model aslının biçimini görür ve ona yakın kalır. Çok gürültüde iz kaybolur, sonuç istemin eseri olur.",
			description:
				"Aynı ev resmi üç kez, üzerine gürültü eklenmiş. 0,2'de ev açıkça görünür, 0,4'te seçilir, 0,8'de neredeyse kaybolur.",
			strength: "Ortadaki resmin gürültüsü",
			amount: "gürültü",
			kept: "Girdiden kalan pay",
		},
		en: {
			title: "The more noise, the more freedom",
			caption:
				"With little noise added the model still sees the shape of the input and stays close to it. With much, the trace is lost and the result is the work of the prompt.",
			description:
				"The same picture of a house three times with noise added. At 0.2 the house is plain to see, at 0.4 it can be made out, at 0.8 it is nearly lost.",
			strength: "Noise of the middle picture",
			amount: "noise",
			kept: "Share of the input that is left",
		},
	},
	say: ({ words, locale, values }) => `${words.kept}: ${printNumber(1 - values.strength, locale)}.`,
	draw: ({ words, sheet, locale, values }) => {
		const pictures = [LITTLE, values.strength, MUCH].map((share) => {
			const name = note(`${words.amount} ${printNumber(share, locale)}`);
			return titled({ ...name, width: sheet.narrow ? name.width : 90 }, noisyPicture(share));
		});
		return row(pictures, sheet.narrow ? 14 : 48);
	},
});
