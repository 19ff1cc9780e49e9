import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { link } from "../../parts/arrow.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, type Part, type Shape } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Probabilities chosen so that the likeliest first word does not begin the likeliest sentence. */
const FIRST = [0.5, 0.3, 0.2];
const SECOND = [
	[0.4, 0.35],
	[0.9, 0.05],
	[0.6, 0.3],
];

const ROW = 40;
const TOP = 40;

/** A search over two words that keeps as many candidates as the reader says. */
export const beamSearch = defineMovingDrawing({
	id: "beam-search",
	ranges: { width: { min: 1, max: 3, step: 1, value: 2 } },
	words: {
		tr: {
			title: "Işın araması birkaç adayı birlikte izler",
			caption:
				"Tek adayla giden arama 0,5 olasılıklı “Hava” ile başlar ve en çok 0,2'ye ulaşır. İki aday izleyen, 0,3 ile başlayan ama 0,27'ye varan cümleyi bulur. Üçüncü aday burada daha iyisini getirmez, yalnızca daha çok hesap ister. Olasılıklar örnek olsun diye seçilmiştir.",
			description:
				"Bir ağaç. Başlangıçtan üç sözcüğe gidilir: Hava 0,5, Gün 0,3 ve Yarın 0,2. Her birinden iki sözcüğe gidilir; yolların çarpımı sağda yazar. İki aday izlenir: Hava ve Gün. En yüksek yol Gün güneşli, 0,27'dir ve işaretlidir. Yarın'dan sonrası izlenmez.",
			width: "İzlenen aday",
			first: "Hava Gün Yarın",
			second: "iyi güzel güneşli boş açık serin",
			total: "çarpım",
			best: "Bulunan",
			looked: "bakılan yol",
		},
		en: {
			title: "Beam search follows several candidates at once",
			caption:
				"A search with one candidate starts with “Weather” at 0.5 and reaches 0.2 at best. With two it finds the sentence that starts at 0.3 and arrives at 0.27. A third candidate finds nothing better here and only takes more computing. The probabilities are chosen for the example.",
			description:
				"A tree. Three words follow the start: Weather 0.5, Day 0.3 and Dawn 0.2. Each is followed by two words; the product of each path stands on the right. Two candidates are followed: Weather and Day. The highest path, Day sunny at 0.27, is marked. What comes after Dawn is not followed.",
			width: "Candidates followed",
			first: "Weather Day Dawn",
			second: "fine nice sunny empty clear cool",
			total: "product",
			best: "Found",
			looked: "paths looked at",
		},
	},
	say: ({ words, locale, values }) => {
		const { best, paths } = search(values.width);
		const [first, second] = [words.first.split(" "), words.second.split(" ")];
		const found = `${first[best.one] ?? ""} ${second[2 * best.one + best.two] ?? ""}`;
		return `${words.best}: ${found}, ${printNumber(best.product, locale)}; ${words.looked}: ${paths.length}.`;
	},
	draw: ({ words, locale, values }) => {
		const { best, kept } = search(values.width);
		const [firsts, seconds] = [words.first.split(" "), words.second.split(" ")];
		const number = (value: number) => note(printNumber(value, locale));
		const shapes: Shape[] = [];
		const put = (part: Part, x: number, middle: number) =>
			shapes.push(...at(x, middle - part.height / 2, part));
		const token = (text: string, isBest: boolean, isKept: boolean) =>
			tokenStrip([{ text, look: isBest ? "wash" : isKept ? "box" : "ghost" }], { mono: false });
		const lineOf = (isBest: boolean, isKept: boolean) => (isBest ? "strong" : isKept ? "wire" : "dash");
		for (const [one, share] of FIRST.entries()) {
			const middle = TOP + ROW * (2 * one + 0.5);
			const [isBest, isKept] = [best.one === one, kept.includes(one)];
			const word = token(firsts[one] ?? "", isBest, isKept);
			put(word, 142 - word.width, middle);
			shapes.push(link([10, TOP + ROW * 2.5], [136 - word.width, middle], lineOf(isBest, isKept)));
			put(number(share), one === 1 ? 50 : 22, middle + (one === 2 ? 14 : -12));
			for (const [two, next] of (SECOND[one] ?? []).entries()) {
				const y = TOP + ROW * (2 * one + two);
				const isPath = isBest && best.two === two;
				put(token(seconds[2 * one + two] ?? "", isPath, isKept), 204, y);
				shapes.push(link([146, middle], [198, y], lineOf(isPath, isKept)));
				put(number(next), 158, y + (two === 0 ? -9 : 11));
				if (isKept) put(label(printNumber(share * next, locale), { size: 13, bold: isPath }), 284, y);
			}
		}
		const heading = note(words.total);
		return area(328, TOP + ROW * 5.6, at(328 - heading.width, 0, heading), shapes);
	},
});

/** Keeps the likeliest first words, follows them and gives the likeliest path found. */
function search(width: number) {
	const places = FIRST.map((_, one) => one);
	const kept = places.toSorted((a, b) => (FIRST[b] ?? 0) - (FIRST[a] ?? 0)).slice(0, width);
	const paths = kept.flatMap((one) =>
		(SECOND[one] ?? []).map((next, two) => ({ one, two, product: (FIRST[one] ?? 0) * next })),
	);
	const best = paths.reduce((most, path) => (path.product > most.product ? path : most));
	return { kept, paths, best };
}
