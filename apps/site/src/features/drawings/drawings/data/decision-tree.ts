import { defineDrawing } from "../../spec/drawing-spec.ts";
import { link } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, type Part } from "../../parts/shapes.ts";

/** Questions about the columns of a row that end in a class. */
export const decisionTree = defineDrawing({
	id: "decision-tree",
	words: {
		tr: {
			title: "Bir karar ağacı",
			caption:
				"Ağaç her düğümde tek bir sütuna bakar ve satırları böler; yaprak sınıfı söyler. Orman ve artırma yöntemleri böyle yüzlerce ağacı birleştirir. Sorular örnektir.",
			description:
				"En üstte soru: yaş 30'dan büyük mü. Hayır dalı “yenilemez” yaprağına gider. Evet dalı ikinci bir soruya gider: sipariş 5'ten çok mu. Onun hayır dalı “yenilemez”, evet dalı “yeniler” yaprağıdır.",
			first: "yaş 30'dan büyük mü?",
			second: "sipariş 5'ten çok mu?",
			yes: "evet",
			no: "hayır",
			stays: "yeniler",
			leaves: "yenilemez",
		},
		en: {
			title: "A decision tree",
			caption:
				"At each node a tree looks at one column and splits the rows; a leaf names the class. Forests and boosting join hundreds of such trees. The questions are examples.",
			description:
				"At the top a question: is the age above 30. The branch no leads to the leaf “leaves”. The branch yes leads to a second question: more than 5 orders. Its branch no is the leaf “leaves”, its branch yes the leaf “renews”.",
			first: "age above 30?",
			second: "more than 5 orders?",
			yes: "yes",
			no: "no",
			stays: "renews",
			leaves: "leaves",
		},
	},
	draw: ({ words }) => {
		const put = (part: Part, x: number, y: number) => at(x - part.width / 2, y, part);
		const question = (text: string) => box(label(text, { size: 13 }), { padX: 9, padY: 7 });
		const leaf = (text: string, isGood: boolean) =>
			box(label(text, { size: 13, bold: true, tone: isGood ? "filled" : "ink" }), {
				look: isGood ? "solid" : "card",
				padX: 12,
				padY: 7,
			});
		return area(
			328,
			196,
			put(question(words.first), 130, 0),
			link([110, 34], [64, 76], "wire"),
			put(note(words.no), 60, 44),
			link([150, 34], [206, 76], "wire"),
			put(note(words.yes), 204, 44),
			put(leaf(words.leaves, false), 56, 82),
			put(question(words.second), 222, 82),
			link([206, 116], [156, 158], "wire"),
			put(note(words.no), 156, 126),
			link([240, 116], [274, 158], "wire"),
			put(note(words.yes), 284, 126),
			put(leaf(words.leaves, false), 150, 163),
			put(leaf(words.stays, true), 276, 163),
		);
	},
});
