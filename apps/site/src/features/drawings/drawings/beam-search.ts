import { defineDrawing } from "../drawing-spec.ts";
import { printNumber } from "../example-bars.ts";
import { label, note } from "../parts/label.ts";
import { link } from "../parts/arrow.ts";
import { area, at, type Part, type Shape } from "../parts/shapes.ts";
import { tokenStrip } from "../parts/tokens.ts";

/** Probabilities chosen so that the likeliest first word does not begin the likeliest sentence. */
const FIRST = [0.6, 0.4];
const SECOND = [
	[0.35, 0.3],
	[0.9, 0.05],
];

export const beamSearch = defineDrawing({
	id: "beam-search",
	words: {
		tr: {
			title: "Işın araması iki adayı birlikte izler",
			caption:
				"Açgözlü seçim 0,6 olasılıklı “Hava” ile başlar ve en çok 0,21'e ulaşır. İki adayı birlikte izleyen arama, 0,4 ile başlayan ama 0,36'ya varan cümleyi bulur. Olasılıklar örnek olsun diye seçilmiştir.",
			description:
				"Bir ağaç. Başlangıçtan iki sözcüğe gidilir: Hava 0,6 ve Gün 0,4. Hava'dan iyi 0,35 ve güzel 0,3; Gün'den güneşli 0,9 ve boş 0,05. Yolların çarpımı 0,21, 0,18, 0,36 ve 0,02'dir. En yüksek olan Gün güneşli işaretlidir.",
			first: "Hava Gün",
			second: "iyi güzel güneşli boş",
			total: "çarpım",
		},
		en: {
			title: "Beam search follows two candidates at once",
			caption:
				"The greedy choice starts with “Weather” at 0.6 and reaches 0.21 at best. A search that follows two candidates finds the sentence that starts at 0.4 and arrives at 0.36. The probabilities are chosen for the example.",
			description:
				"A tree. Two words follow the start: Weather 0.6 and Day 0.4. After Weather come fine 0.35 and nice 0.3; after Day come sunny 0.9 and empty 0.05. The products of the paths are 0.21, 0.18, 0.36 and 0.02. The highest, Day sunny, is marked.",
			first: "Weather Day",
			second: "fine nice sunny empty",
			total: "product",
		},
	},
	draw: ({ words, locale }) => {
		const firsts = words.first.split(" ");
		const seconds = words.second.split(" ");
		const number = (value: number) => note(printNumber(value, locale));
		const shapes: Shape[] = [];
		const rowHeight = 42;
		const put = (part: Part, x: number, middle: number) =>
			shapes.push(...at(x, middle - part.height / 2, part));
		FIRST.forEach((share, one) => {
			const middle = 44 + rowHeight * (2 * one + 0.5);
			const isBest = one === 1;
			const word = tokenStrip([{ text: firsts[one] ?? "", look: isBest ? "wash" : "box" }], { mono: false });
			put(word, 142 - word.width, middle);
			shapes.push(link([10, 44 + rowHeight * 1.5], [136 - word.width, middle], isBest ? "strong" : "wire"));
			put(number(share), 14, middle + (one === 0 ? -2 : 4));
			SECOND[one]?.forEach((next, two) => {
				const y = 44 + rowHeight * (2 * one + two);
				const isPath = isBest && two === 0;
				put(
					tokenStrip([{ text: seconds[2 * one + two] ?? "", look: isPath ? "wash" : "box" }], {
						mono: false,
					}),
					204,
					y,
				);
				shapes.push(link([146, middle], [198, y], isPath ? "strong" : "wire"));
				put(number(next), 158, y + (two === 0 ? -9 : 11));
				put(label(printNumber(share * next, locale), { size: 13, bold: isPath }), 284, y);
			});
		});
		const heading = note(words.total);
		return area(328, 44 + rowHeight * 3.6, at(328 - heading.width, 0, heading), shapes);
	},
});
