import { defineDrawing } from "../drawing-spec.ts";
import { printNumber } from "../example-bars.ts";
import { note } from "../parts/label.ts";
import { column, row, titled } from "../parts/layout.ts";
import { noisyPicture } from "../noisy-picture.ts";

const AMOUNTS = [0.2, 0.4, 0.8];

export const addedNoise = defineDrawing({
	id: "added-noise",
	words: {
		tr: {
			title: "Ne kadar gürültü, o kadar serbestlik",
			caption:
				"Girdiye az gürültü eklenirse model aslının biçimini görür ve ona yakın kalır. Çok gürültüde iz kaybolur, sonuç istemin eseri olur.",
			description:
				"Aynı ev resmi üç kez, üzerine gürültü eklenmiş. 0,2'de ev açıkça görünür, 0,4'te seçilir, 0,8'de neredeyse kaybolur.",
			amount: "gürültü",
		},
		en: {
			title: "The more noise, the more freedom",
			caption:
				"With little noise added the model still sees the shape of the input and stays close to it. With much, the trace is lost and the result is the work of the prompt.",
			description:
				"The same picture of a house three times with noise added. At 0.2 the house is plain to see, at 0.4 it can be made out, at 0.8 it is nearly lost.",
			amount: "noise",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const pictures = AMOUNTS.map((share) =>
			titled(note(`${words.amount} ${printNumber(share, locale)}`), noisyPicture(share)),
		);
		return sheet.narrow ? column([row(pictures, 14)], 0) : row(pictures, 48);
	},
});
