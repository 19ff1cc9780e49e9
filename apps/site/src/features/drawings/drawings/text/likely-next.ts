import { defineDrawing } from "../../spec/drawing-spec.ts";
import { highestNext, listTokens, nextBars } from "../../spec/model-pass.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** What the site's small model reads of a text, and what it expects next. */
export const likelyNext = defineDrawing({
	id: "likely-next",
	words: {
		tr: {
			title: "Bir metnin belirteçleri ve sıradaki belirteç",
			caption:
				"Aşağıdaki model bu metni sekiz belirteç olarak okur; noktalar boşluktur. Sonra sözlüğündeki 2.048 belirtecin her birine olasılık biçer. Model kararsızdır: en güçlü aday bile ancak %5,8 alır. Modeli yüklerseniz aynı metinle başlar; oradaki çubuklarda bu olasılıkları ince çizgi gösterir.",
			description:
				"“Bir dil modeli, sıradaki” metninin belirteçleri: metin sınırı, Bir, dil, modeli, virgül, sır, ad, aki. Bir ok modele, oradan bir ok en olası altı belirtecin çubuklarına gider: bir %5,8, iş %3,4, yer %3,2, o %2,9, adım %2,8, satır %2,8. Öbür 2.042 belirteç birlikte %79,2.",
			tokens: "metnin belirteçleri",
			boundary: "metin sınırı",
			model: "Model",
			next: "en olası altı belirteç",
			others: "öbür {count} belirteç: {percent}",
		},
		en: {
			title: "The tokens of a text, and the next one",
			caption:
				"The model below reads this text as eight tokens; dots are spaces. Then it gives each of the 2,048 tokens of its vocabulary a probability. It is unsure: even the strongest candidate has no more than 6.3%. Load the model, and it begins with the same text; a thin line in its bars marks these probabilities.",
			description:
				"The tokens of “A language model continues the”: text boundary, A, language, model, cont, in, ues, the. An arrow leads to the model, and from there another to bars of the six likeliest tokens: model 6.3%, text 4.4%, picture 4%, same 3.7%, task 3%, language 2.6%. The other 2,042 tokens have 76% together.",
			tokens: "tokens of the text",
			boundary: "text boundary",
			model: "Model",
			next: "the six likeliest tokens",
			others: "the other {count} tokens: {percent}",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const strip = tokenStrip(listTokens(locale, words.boundary), { width: sheet.narrow ? sheet.width : 216 });
		const next = nextBars(locale, 1, {
			full: highestNext(locale, 1),
			width: sheet.narrow ? 280 : 240,
			others: words.others,
		});
		return flow(sheet, [
			besideTaller(note(words.tokens), strip),
			box(label(words.model, { bold: true }), { padX: 14, padY: 14, look: "card" }),
			titled(note(words.next), next),
		]);
	},
});

/** A part below its heading, which stays near it where neighbours are taller. */
function besideTaller(heading: Part, part: Part): Part {
	const { width, height, shapes, axis } = titled(heading, part);
	return { width, height, shapes, ...(axis !== undefined && { axis }) };
}
