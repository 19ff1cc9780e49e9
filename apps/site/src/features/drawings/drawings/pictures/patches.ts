import { defineDrawing } from "../../spec/drawing-spec.ts";
import { exampleBars } from "../../spec/example-bars.ts";
import { bars } from "../../parts/bars.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { gridLines } from "../../parts/scene.ts";
import { area, circle, type Part, path, rect } from "../../parts/shapes.ts";
import { sampleValues, vector } from "../../parts/vector.ts";

const SIZE = 112;

export const patches = defineDrawing({
	id: "patches",
	words: {
		tr: {
			title: "Görüntüden sınıf puanlarına",
			caption:
				"Dönüştürücü görüntüyü yamalara böler ve her yamayı bir belirteç gibi okur. Omurga görüntüyü tek vektöre indirir, son katman ondan sınıfları puanlar.",
			description:
				"Kedi başı çizili bir görüntü dokuz yamaya bölünmüştür. Bir ok görüntünün tek vektörüne, oradan bir başka ok üç sınıfın puanına gider: tekir kedi %82, kaplan desenli kedi %11, Mısır kedisi %4. Sınıfların adları modeldeki gibi İngilizce yazılıdır.",
			image: "yamalar",
			vector: "tek vektör",
			scores: "sınıf puanları",
		},
		en: {
			title: "From an image to scores of classes",
			caption:
				"A transformer cuts the image into patches and reads each like a token. The backbone turns the image into one vector, and the last layer scores the classes from it.",
			description:
				"An image of a cat's head is cut into nine patches. An arrow leads to one vector for the image, another from there to scores of three classes: tabby 82%, tiger cat 11%, Egyptian cat 4%.",
			image: "patches",
			vector: "one vector",
			scores: "scores of classes",
		},
	},
	draw: ({ words, sheet, locale }) =>
		flow(sheet, [
			titled(note(words.image), area(SIZE, SIZE, cat().shapes, gridLines(SIZE, SIZE, 3, 3))),
			titled(note(words.vector), vector(sampleValues(8, 3), { cell: 13 })),
			titled(note(words.scores), bars(exampleBars("image-classification", locale), 250)),
		]),
});

/** The head of a cat on a square ground. */
function cat(): Part {
	return area(
		SIZE,
		SIZE,
		rect([0, 0, SIZE, SIZE], "card", { radius: 0 }),
		path([26, 50], "l4-34l22 20z", "dull"),
		path([86, 50], "l-4-34l-22 20z", "dull"),
		circle([56, 62], 34, "dull"),
		circle([44, 56], 5, "clear"),
		circle([68, 56], 5, "clear"),
		path([52, 70], "h8l-4 5z", "warm"),
		path([50, 34], "v10m6-11v12m6-11v10", "cut"),
	);
}
