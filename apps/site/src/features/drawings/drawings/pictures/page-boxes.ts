import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, at, type Part, path, rect } from "../../parts/shapes.ts";

const [WIDTH, HEIGHT] = [150, 180];

/** A word of a document with its box on the page. */
export const pageBoxes = defineDrawing({
	id: "page-boxes",
	words: {
		tr: {
			title: "Sözcük ve sayfadaki yeri",
			caption:
				"Model her sözcüğü kutusunun yeriyle birlikte okur; kutular 0 ile 1000 arasına ölçeklenir. Yanıt, sayfanın bir kesitidir: “Toplam” sözcüğünün sağındaki tutar.",
			description:
				"Bir fatura sayfası; köşelerinde 0 ve 1000 yazar. Satırların her biri bir kutudur. En alttaki “Toplam” sözcüğünün sağındaki 480 TL kutusu işaretlidir. Yanda soru ve yanıt durur: “Toplam tutar ne kadar?”, 480 TL.",
			question: "Toplam tutar ne kadar?",
			total: "Toplam",
			amount: "480 TL",
			answer: "yanıt",
		},
		en: {
			title: "A word and its place on the page",
			caption:
				"The model reads each word with the place of its box; boxes are scaled to between 0 and 1000. The answer is a piece of the page: the amount to the right of the word “Total”.",
			description:
				"A page of an invoice with 0 and 1000 at its corners. Each of its lines is a box. At the bottom, right of the word “Total”, the box 480 TL is marked. Beside the page stand question and answer: “What is the total amount?”, 480 TL.",
			question: "What is the total amount?",
			total: "Total",
			amount: "480 TL",
			answer: "answer",
		},
	},
	draw: ({ words, sheet }) => {
		const page = invoice(words.total, words.amount);
		const talk = column(
			[
				box(label(words.question, { size: 13, width: 120 }), { padX: 10 }),
				column(
					[
						note(words.answer),
						box(label(words.amount, { size: 13, bold: true, tone: "filled" }), {
							look: "solid",
							padX: 10,
							padY: 5,
						}),
					],
					4,
				),
			],
			20,
		);
		return row([page, talk], sheet.narrow ? 16 : 48);
	},
});

function invoice(total: string, amount: string): Part {
	const corner = note("0");
	const end = note("1000");
	const [x, y] = [14, 20];
	const lines = [
		[16, 16, 74],
		[16, 40, 48],
		[16, 72, 60],
		[92, 72, 34],
		[16, 94, 50],
		[92, 94, 34],
	].map(([left = 0, top = 0, width = 0]) =>
		rect([x + left, y + top, width, 12], "dull", { radius: 2, strength: 0.4 }),
	);
	const name = label(total, { size: 13 });
	const sum = label(amount, { size: 13 });
	return area(
		WIDTH + 28,
		HEIGHT + 40,
		rect([x, y, WIDTH, HEIGHT], "box", { radius: 3 }),
		lines,
		path([x + 16, y + 124], `h${WIDTH - 32}`, "hair"),
		at(x + 16, y + 138, name),
		rect([x + WIDTH - 24 - sum.width, y + 133, sum.width + 12, 27], "wash", { radius: 3 }),
		at(x + WIDTH - 18 - sum.width, y + 138, sum),
		at(0, 0, corner),
		at(WIDTH + 28 - end.width, HEIGHT + 40 - end.height, end),
	);
}
