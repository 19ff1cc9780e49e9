import type { Locale } from "../../../../lib/locale.ts";
import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { link } from "../../parts/arrow.ts";
import { label } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, type Part, path } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

const REACH = 84;
/** Angles to compare with; the reader chooses a third. */
const FIXED = [15, 90] as const;

/** Closeness as the cosine of an angle; the angles are chosen, the numbers computed. */
export const cosine = defineMovingDrawing({
	id: "cosine",
	ranges: { angle: { min: 0, max: 180, step: 5, value: 60 } },
	words: {
		tr: {
			title: "Yakınlık bir açıdır",
			caption:
				"İki cümlenin vektörleri aynı yöne bakıyorsa kosinüs 1'e yaklaşır, dik iseler 0, ters yöne bakıyorlarsa −1 olur. Vektörlerin uzunluğu sonucu değiştirmez.",
			description:
				"Üç küçük çizimde bir noktadan çıkan iki ok. Aralarındaki açı 15 derece iken kosinüs 0,97, 90 derece iken 0, 60 derece iken 0,5'tir.",
			angle: "Üçüncü çizimdeki açı",
		},
		en: {
			title: "Closeness is an angle",
			caption:
				"Where the vectors of two sentences point the same way, the cosine comes near 1; at a right angle it is 0, and in opposite directions -1. Their length makes no difference.",
			description:
				"Three small pictures of two arrows from one point. At an angle of 15 degrees the cosine is 0.97, at 90 degrees 0, at 60 degrees 0.5.",
			angle: "Angle of the third picture",
		},
	},
	print: (_, value) => `${value}°`,
	say: ({ locale, values: { angle } }) => `${describe(angle, locale)}.`,
	draw: ({ sheet, locale, values: { angle } }) => {
		const [near, square, own] = [...FIXED, angle].map((degrees, index) => {
			const text = label(describe(degrees, locale), { size: 13, bold: true });
			return column([pair(degrees, index === FIXED.length), { ...text, width: 118 }], 10, "middle");
		}) as [Part, Part, Part]; // three angles give three parts
		return sheet.narrow
			? column([row([near, square], 40), { ...own, width: 190 }], 24)
			: row([near, square, own], 64);
	},
});

function describe(degrees: number, locale: Locale): string {
	return `cos ${degrees}° = ${printNumber(cosineOf(degrees), locale)}`;
}

/** Without the traces that rounding leaves where it is 0. */
function cosineOf(degrees: number): number {
	return Math.round(Math.cos((degrees * Math.PI) / 180) * 1e9) / 1e9 + 0;
}

/** Two arrows from a point, the angle open upwards; a wide one has room for angles beyond a right one. */
function pair(degrees: number, isWide: boolean): Part {
	const [angle, r] = [(degrees * Math.PI) / 180, 26];
	const [x, y] = [REACH * Math.cos(angle), REACH * Math.sin(angle)];
	const left = isWide ? REACH + 4 : 4;
	const arc = `a${r} ${r} 0 0 0 ${round(r * Math.cos(angle) - r)} ${round(-r * Math.sin(angle))}`;
	const foot = REACH + 6;
	return area(
		left + REACH + 4,
		REACH + 10,
		path([left + r, foot], arc, "wire"),
		link([left, foot], [left + REACH, foot], "strong"),
		link([left, foot], [left + x, foot - y], "alarm"),
	);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
