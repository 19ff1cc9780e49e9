import { defineDrawing } from "../drawing-spec.ts";
import { printNumber } from "../example-bars.ts";
import { label, note } from "../parts/label.ts";
import { link } from "../parts/arrow.ts";
import { column, row } from "../parts/layout.ts";
import { area, type Part, path } from "../parts/shapes.ts";

const DEGREES = [15, 60, 90];
const REACH = 84;

/** Closeness as the cosine of an angle; the angles are chosen, the numbers computed. */
export const cosine = defineDrawing({
	id: "cosine",
	words: {
		tr: {
			title: "Yakınlık bir açıdır",
			caption:
				"İki cümlenin vektörleri aynı yöne bakıyorsa kosinüs 1'e yaklaşır, dik iseler 0 olur. Vektörlerin uzunluğu sonucu değiştirmez.",
			description:
				"Üç küçük çizimde bir noktadan çıkan iki ok. Aralarındaki açı 15 derece iken kosinüs 0,97, 60 derece iken 0,5, 90 derece iken 0'dır.",
			near: "aynı şeyi söyler",
			some: "konu ortak",
			none: "ilgisiz",
		},
		en: {
			title: "Closeness is an angle",
			caption:
				"Where the vectors of two sentences point the same way, the cosine comes near 1; at a right angle it is 0. Their length makes no difference.",
			description:
				"Three small pictures of two arrows from one point. At an angle of 15 degrees the cosine is 0.97, at 60 degrees 0.5, at 90 degrees 0.",
			near: "say the same",
			some: "share a subject",
			none: "unrelated",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const names = [words.near, words.some, words.none];
		const pairs = DEGREES.map((degrees, index) => {
			const cos = Math.cos((degrees * Math.PI) / 180);
			const number = label(`cos ${degrees}° = ${printNumber(Math.abs(cos), locale)}`, {
				size: 13,
				bold: true,
			});
			return column([pair(degrees), column([number, note(names[index] ?? "")], 1, "middle")], 10, "middle");
		});
		return sheet.narrow
			? column([row(pairs.slice(0, 2), 56), ...pairs.slice(2)], 24, "middle")
			: row(pairs, 88);
	},
});

/** Two arrows from a corner, the angle open upwards. */
function pair(degrees: number): Part {
	const [angle, r] = [(degrees * Math.PI) / 180, 26];
	const [x, y] = [REACH * Math.cos(angle), REACH * Math.sin(angle)];
	const arc = `a${r} ${r} 0 0 0 ${round(r * Math.cos(angle) - r)} ${round(-r * Math.sin(angle))}`;
	return area(
		REACH + 8,
		REACH + 8,
		path([4 + r, REACH + 4], arc, "wire"),
		link([4, REACH + 4], [4 + REACH, REACH + 4], "strong"),
		link([4, REACH + 4], [4 + x, REACH + 4 - y], "alarm"),
	);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
