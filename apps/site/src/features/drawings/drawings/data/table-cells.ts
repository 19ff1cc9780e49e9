import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { matrix } from "../../parts/matrix.ts";

/** Prices and pieces left, from the catalogue's example. */
const PRICES = ["15", "20", "90", "18"];
const LEFT = [42, 18, 6, 25];

export const tableCells = defineDrawing({
	id: "table-cells",
	words: {
		tr: {
			title: "Model hücre seçer, hesabı çağıran yapar",
			caption:
				"TAPAS türü model iki şey verir: seçtiği hücreleri ve hesabın adını. Toplamı o almaz; 42 + 18 + 6 + 25 = 91 sonucunu programınız bulur.",
			description:
				"Üstte soru: “Toplam kaç ürün kaldı?” Altında dört satırlık ürün tablosu; Kalan sütunundaki 42, 18, 6 ve 25 hücreleri işaretlidir. En altta hesabın adı SUM ve sonucu 91.",
			question: "Toplam kaç ürün kaldı?",
			head: "Ürün|Fiyat|Kalan",
			products: "Simit|Poğaça|Su böreği|Açma",
		},
		en: {
			title: "The model picks cells, the caller does the sum",
			caption:
				"A model such as TAPAS gives two things: the cells it picked and the name of an operation. It does not add up; your program finds 42 + 18 + 6 + 25 = 91.",
			description:
				"Above, the question: “How many pieces are left?” Below, a table of four products; the cells 42, 18, 6 and 25 of the column Left are marked. At the bottom the operation SUM and its result, 91.",
			question: "How many pieces are left?",
			head: "Product|Price|Left",
			products: "Simit|Pastry|Cheese pie|Bun",
		},
	},
	draw: ({ words }) => {
		const rows = words.products
			.split("|")
			.map((product, index) => [
				product,
				PRICES[index] ?? "",
				{ text: String(LEFT[index] ?? 0), look: "wash" as const },
			]);
		const sum = LEFT.reduce((total, value) => total + value, 0);
		return column(
			[
				box(label(words.question, { size: 13 }), { padY: 6 }),
				matrix(rows, { head: words.head.split("|"), column: 70 }),
				column(
					[
						label(`SUM(${LEFT.join(", ")})`, { mono: true, size: 13 }),
						note(`= ${sum}`, { tone: "accent", bold: true }),
					],
					2,
				),
			],
			16,
		);
	},
});
