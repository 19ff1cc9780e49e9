import { defineDrawing } from "../../spec/drawing-spec.ts";
import { exampleBars } from "../../spec/example-bars.ts";
import { bars } from "../../parts/bars.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { tokenVectors } from "../../parts/token-vectors.ts";

/** From tokens over vectors to the labels of the catalogue's example. */
export const textClassification = defineDrawing({
	id: "text-classification",
	words: {
		tr: {
			title: "Bir cümleden etiket puanlarına",
			caption:
				"Her belirteç, bütün cümleye bakan bir vektör olur. Son katman yalnızca başa konan özel belirtecin vektörünü okur ve her etikete bir puan verir. Belirteçler burada sözcük olarak çizildi.",
			description:
				"“Oda tertemizdi.” cümlesi, başında CLS adlı özel bir belirteçle belirteçlere ayrılır. Her belirtecin altında bir vektör vardır; yalnızca CLS belirtecininki dolgundur, öbürleri soluktur. Ondan iki etiketin puanı çıkar: olumlu %97, olumsuz %3. Etiketler modeldeki gibi İngilizce yazılıdır.",
			sentence: "Oda tertemizdi .",
			vectors: "belirteçler ve vektörleri",
			scores: "son katmanın puanları",
		},
		en: {
			title: "From a sentence to scores of labels",
			caption:
				"Every token becomes a vector that has seen the whole sentence. The last layer reads only the vector of the special first token and scores every label. Tokens are drawn as words here.",
			description:
				"The sentence “Room was spotless.” is split into tokens, with a special one called CLS before them. Below every token stands a vector; only that of CLS is strong, the others are faint. It leads to the scores of two labels: positive 97%, negative 3%.",
			sentence: "Room was spotless .",
			vectors: "tokens and their vectors",
			scores: "scores of the last layer",
		},
	},
	draw: ({ words, sheet, locale }) =>
		flow(sheet, [
			titled(
				note(words.vectors),
				tokenVectors([{ text: "[CLS]", look: "wash" }, ...words.sentence.split(" ")], { used: [0] }),
			),
			titled(note(words.scores), bars(exampleBars("text-classification", locale), 220)),
		]),
});
