import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { cutByMerges, learnMerges } from "../../computed/learn-merges.ts";
import { note } from "../../parts/label.ts";
import { column, row, topRow } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** Texts of about equal length that say the same, written for the drawing. */
const TEXTS = {
	turkish:
		"evlerimizde oturuyoruz bahçelerimizde ağaçlar var ağaçların altında çocuklar oynuyor çocukların kitapları masalarda kitaplarımızı okullarımızda okuyoruz okullarımız evlerimize yakın yollarımız uzun akşamları evlerimizde kitaplarımızı okuyoruz",
	english:
		"we live in our houses there are trees in our gardens the children play under the trees the books of the children are on the tables we read our books in our schools our schools are near our houses our roads are long in the evenings we read our books in our houses",
} as const;
const WORDS = ["evlerimizde", "kitaplarımız", "gözlerimiz"] as const;
const MOST = 60;
const LEARNED = { turkish: learnMerges(TEXTS.turkish, MOST), english: learnMerges(TEXTS.english, MOST) };

/** Turkish words cut by vocabularies that are learned from a Turkish and from an English text. */
export const learnedMerges = defineMovingDrawing({
	id: "learned-merges",
	ranges: { merges: { min: 0, max: MOST, step: 5, value: 20 } },
	words: {
		tr: {
			title: "Birleştirmeler metinden öğrenilir",
			caption:
				"Her birleştirme, o ana kadar en çok yan yana gelen iki parçayı tek parça yapar. Aynı sayıda birleştirmeyle, Türkçe metinden öğrenilen sözlük ekleri bütün tutar; İngilizce metinden öğrenilen sözlük Türkçe sözcükleri harflerine kadar böler. İki metin de birkaç cümledir.",
			description:
				"“evlerimizde”, “kitaplarımız” ve “gözlerimiz” sözcükleri iki kez parçalanmıştır. Yirmi birleştirmede Türkçe metinden öğrenilen sözlük 12 parça verir, “lerimiz” ve “larımız” bütündür; İngilizce metinden öğrenilen 33 parça verir, hepsi tek harftir.",
			merges: "Birleştirme sayısı",
			turkish: "Türkçe metinden",
			english: "İngilizce metinden",
			pieces: "parça",
		},
		en: {
			title: "Merges are learned from a text",
			caption:
				"Each merge makes one piece of the two that stand side by side most often so far. With the same number of merges, a vocabulary learned from Turkish text keeps endings whole; one learned from English text cuts Turkish words down to letters. Both texts are a few sentences.",
			description:
				"The Turkish words “evlerimizde”, “kitaplarımız” and “gözlerimiz” cut twice. With twenty merges the vocabulary learned from Turkish text gives 12 pieces, with the endings “lerimiz” and “larımız” whole; the one learned from English text gives 33, all of them single letters.",
			merges: "Number of merges",
			turkish: "From Turkish text",
			english: "From English text",
			pieces: "pieces",
		},
	},
	say: ({ words, values }) =>
		(["turkish", "english"] as const)
			.map((language) => {
				const cuts = WORDS.map((word) => cut(word, language, values.merges));
				const count = cuts.reduce((sum, pieces) => sum + pieces.length, 0);
				return `${words[language]} ${count} ${words.pieces}: ${cuts.map((pieces) => pieces.join("-")).join(", ")}.`;
			})
			.join(" "),
	draw: ({ words, sheet, values }) => {
		const sides = (["turkish", "english"] as const).map((language): Part => {
			const rows = WORDS.map((word) => {
				const pieces = cut(word, language, values.merges);
				const strip = tokenStrip(
					pieces.map((text) => ({ text, look: "wash" as const })),
					{ lang: "tr", gap: 2 },
				);
				return row([strip, note(String(pieces.length))], 8);
			});
			const side = column([note(words[language]), ...rows], 8);
			return { ...side, width: 312 };
		});
		return sheet.narrow ? column(sides, 20) : topRow(sides, 16);
	},
});

function cut(word: string, language: keyof typeof TEXTS, count: number): readonly string[] {
	return cutByMerges(word, LEARNED[language].slice(0, count));
}
