import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { noisyPicture } from "../../computed/noisy-picture.ts";

/** A video that begins with a given picture: the other frames come out of noise. */
export const firstFrame = defineDrawing({
	id: "first-frame",
	words: {
		tr: {
			title: "İlk kare verilir, öbürleri gürültüden çıkar",
			caption:
				"Girdi görüntüsü ilk kare olarak sabitlenir. Öbür kareler gürültüyle başlar ve hepsi birlikte temizlenir; nesne bu sayede kareden kareye aynı kalır.",
			description:
				"İki sıra, her birinde dört kare. Üst sırada birinci kare bir ev resmi, öbür üçü gürültüdür. Alt sırada dört kare de evi gösterir. Aralarında aşağı bir ok vardır.",
			start: "başlangıç",
			end: "temizlenmiş kareler",
		},
		en: {
			title: "The first frame is given, the others come out of noise",
			caption:
				"The input image is fixed as the first frame. The others begin as noise, and all are denoised together; that is how an object stays the same from frame to frame.",
			description:
				"Two rows of four frames. In the upper row the first frame is a picture of a house, the other three are noise. In the lower row all four show the house. An arrow points down between them.",
			start: "start",
			end: "denoised frames",
		},
	},
	draw: ({ words, sheet }) => {
		const cell = sheet.narrow ? 6 : 8;
		const frames = (shares: readonly number[]) =>
			row(
				shares.map((share, index) => noisyPicture(share, cell, index)),
				sheet.narrow ? 10 : 20,
			);
		return column(
			[
				column([note(words.start), frames([0, 1, 1, 1])], 6),
				arrow("down", 22),
				column([note(words.end), frames([0, 0, 0, 0])], 6),
			],
			8,
			"middle",
		);
	},
});
