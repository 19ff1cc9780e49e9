import { cutNewer, cutOlder } from "../../computed/cut-tokens.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { code, note } from "../../parts/label.ts";
import { column, row, topRow } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** The forms that the page names; they are cut while the page is made. */
const FORMS = ["ev", "evler", "evlerimiz", "evlerimizde"];

/** How endings add tokens to a Turkish word, with an older and a newer vocabulary. */
export const turkishTokens = defineDrawing({
	id: "turkish-tokens",
	words: {
		tr: {
			title: "Ekler belirteç sayısını artırır",
			caption:
				"Her ek yeni bir parça getirir: “evlerimizde” eski sözlükte beş, yeni sözlükte dört belirteçtir. Büyük sözlük “imiz” ekini tek parça tanır.",
			description:
				"“ev”, “evler”, “evlerimiz” ve “evlerimizde” sözcükleri iki sözlükle parçalanmıştır. Eski sözlükte parçalar sırayla bir, iki, dört ve beştir; yeni sözlükte bir, iki, üç ve dörttür. Eski sözlük “imiz” ekini “im” ve “iz” diye böler, yeni sözlük bütün bırakır.",
			older: "100 bin belirteçlik sözlük",
			newer: "200 bin belirteçlik sözlük",
		},
		en: {
			title: "Endings add tokens",
			caption:
				"Every ending brings another piece: “evlerimizde” (in our houses) takes five tokens with the older vocabulary and four with the newer one, which knows “imiz” (our) as one piece.",
			description:
				"The Turkish words “ev”, “evler”, “evlerimiz” and “evlerimizde” cut with two vocabularies. With the older one they are one, two, four and five pieces, with the newer one, two, three and four. The older vocabulary cuts the ending “imiz” into “im” and “iz”, the newer one leaves it whole.",
			older: "Vocabulary of 100,000",
			newer: "Vocabulary of 200,000",
		},
	},
	draw: ({ words, sheet }) => {
		const side = (name: string, id: string, cut: typeof cutOlder) =>
			column(
				[
					column([note(name), code(id)], 0),
					...FORMS.map((form) => {
						const strip = tokenStrip(
							cut(form).map(({ text }) => ({ text, look: "wash" as const })),
							{ lang: "tr" },
						);
						return row([strip, note(String(cut(form).length))], 10);
					}),
				],
				8,
			);
		const sides = [side(words.older, "cl100k_base", cutOlder), side(words.newer, "o200k_base", cutNewer)];
		return sheet.narrow ? column(sides, 24) : topRow(sides, 72);
	},
});
