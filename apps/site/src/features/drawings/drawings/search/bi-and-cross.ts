import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { sampleValues, vector } from "../../parts/vector.ts";

/** Two ways to score a pair of texts: a vector for each, or both read together. */
export const biAndCross = defineDrawing({
	id: "bi-and-cross",
	words: {
		tr: {
			title: "Çift kodlayıcı ve çapraz kodlayıcı",
			caption:
				"Çift kodlayıcıda belgenin vektörü önceden saklanır; arama hızlıdır. Çapraz kodlayıcı ikisini birlikte okur ve daha isabetlidir, ama her aday için yeniden çalışır.",
			description:
				"İki düzen. Çift kodlayıcıda sorgu ve metin ayrı ayrı kodlayıcıdan geçer, iki vektör olur ve yakınlıkları hesaplanır. Çapraz kodlayıcıda sorgu ve metin tek dizi hâlinde birlikte girer, çıktı tek bir puandır.",
			bi: "Çift kodlayıcı",
			cross: "Çapraz kodlayıcı",
			query: "sorgu",
			text: "metin",
			both: "sorgu + metin",
			close: "yakınlık",
			score: "ilgi puanı",
		},
		en: {
			title: "Bi-encoder and cross-encoder",
			caption:
				"With a bi-encoder the vectors of documents are stored beforehand, and searching is fast. A cross-encoder reads both together and is more exact, but runs anew for each candidate.",
			description:
				"Two arrangements. In a bi-encoder query and text pass the encoder apart, become two vectors, and their closeness is computed. In a cross-encoder query and text go in together as one sequence, and the output is a single score.",
			bi: "Bi-encoder",
			cross: "Cross-encoder",
			query: "query",
			text: "text",
			both: "query + text",
			close: "closeness",
			score: "score",
		},
	},
	draw: ({ words, sheet }) => {
		const small = (text: string, look: "box" | "card" = "box") =>
			box(label(text, { size: 13 }), { look, padX: 9, padY: 5, width: 64 });
		const side = (text: string, seed: number) =>
			row(
				[small(text), arrow("right", 22), vector(sampleValues(5, seed), { direction: "across", cell: 12 })],
				8,
			);
		const bi = column(
			[
				label(words.bi, { bold: true, size: 13 }),
				row(
					[
						column([side(words.query, 2), side(words.text, 7)], 12),
						arrow("right", 22),
						note(words.close, { tone: "ink" }),
					],
					10,
				),
			],
			12,
		);
		const cross = column(
			[
				label(words.cross, { bold: true, size: 13 }),
				row(
					[
						box(label(words.both, { size: 13 }), { look: "wash", padX: 12, padY: 18 }),
						arrow("right", 22),
						note(words.score, { tone: "ink" }),
					],
					10,
				),
			],
			12,
		);
		return sheet.narrow ? column([bi, cross], 26) : row([bi, cross], 56);
	},
});
