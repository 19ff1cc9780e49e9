import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column, flow, row } from "../../parts/layout.ts";
import { box } from "../../parts/box.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** One tag for each token, and the name that the tags make: the sentence of the article. */
export const tokenClassification = defineDrawing({
	id: "token-classification",
	words: {
		tr: {
			title: "Her belirtece bir etiket",
			caption:
				"`B-PER` bir kişi adının başı, `I-PER` devamıdır; `O` ad değildir. Birleştirme adımı yan yana gelen ikisinden tek bir ad yapar.",
			description:
				"“Zeynep Kaya geldi” cümlesinin üç belirteci ve altlarında etiketleri: Zeynep B-PER, Kaya I-PER, geldi O. Ok, birleştirilmiş sonuca gider: Zeynep Kaya, kişi.",
			tags: "belirteç başına etiket",
			merged: "birleştirilmiş",
			person: "kişi",
		},
		en: {
			title: "A tag for every token",
			caption:
				"`B-PER` is where the name of a person begins, `I-PER` where it goes on; `O` is no name. The step after makes one name of the two that stand together.",
			description:
				"The three tokens of the sentence “Zeynep Kaya geldi” (Zeynep Kaya came) with their tags below: Zeynep B-PER, Kaya I-PER, geldi O. An arrow leads to the merged result: Zeynep Kaya, person.",
			tags: "a tag per token",
			merged: "merged",
			person: "person",
		},
	},
	draw: ({ words, sheet }) => {
		const tokens = [
			{ text: "Zeynep", below: "B-PER", look: "wash" as const },
			{ text: "Kaya", below: "I-PER", look: "wash" as const },
			{ text: "geldi", below: "O" },
		];
		const name = row(
			[tokenStrip([{ text: "Zeynep Kaya", look: "solid" }], { mono: false, lang: "tr" }), note(words.person)],
			8,
		);
		return flow(sheet, [
			column([note(words.tags), tokenStrip(tokens, { lang: "tr", gap: 10 })], 8, "middle"),
			box(column([note(words.merged), name], 6), { look: "card" }),
		]);
	},
});
