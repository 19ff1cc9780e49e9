import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, titled } from "../../parts/layout.ts";
import { gridLines, scene } from "../../parts/scene.ts";
import { area } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** Pieces of an image in the sequence of a language model, between the words. */
export const imageTokens = defineDrawing({
	id: "image-tokens",
	words: {
		tr: {
			title: "Görüntü, sözcüklerin arasına yerleşir",
			caption:
				"Bağlayıcı ağ, görüntü yamalarının vektörlerini dil modelinin uzayına taşır. Model onları sözcükler gibi sırayla okur ve yanıtı yazar.",
			description:
				"Solda yamalara bölünmüş bir manzara. Ok, tek bir diziye gider: dört görüntü belirteci ve ardından “Evin rengi ne ?” sözcükleri. Dizi dil modeline girer.",
			image: "görüntü yamaları",
			sequence: "modelin okuduğu dizi",
			connector: "bağlayıcı",
			model: "Dil modeli",
			question: "Evin rengi ne ?",
		},
		en: {
			title: "The image takes its place among the words",
			caption:
				"The connector carries the vectors of image patches into the space of the language model. The model reads them in turn, like words, and writes the answer.",
			description:
				"On the left a landscape cut into patches. An arrow leads to one sequence: four image tokens and after them the words “What colour is it ?”. The sequence goes into the language model.",
			image: "patches of the image",
			sequence: "the sequence the model reads",
			connector: "connector",
			model: "Language model",
			question: "What colour is it ?",
		},
	},
	draw: ({ words, sheet }) => {
		const picture = scene(112, 84);
		const images = [1, 2, 3, 4].map((index) => ({ text: String(index), look: "solid" as const }));
		return flow(
			sheet,
			[
				titled(note(words.image), area(112, 84, picture.shapes, gridLines(112, 84, 2, 2))),
				titled(
					note(words.sequence),
					tokenStrip([...images, ...words.question.split(" ")], {
						mono: false,
						width: sheet.narrow ? 320 : 190,
					}),
				),
				box(column([label(words.model, { bold: true, size: 13 })], 0), { look: "card", padX: 12, padY: 14 }),
			],
			[note(words.connector)],
		);
	},
});
