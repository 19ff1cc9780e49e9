import { defineDrawing } from "../../spec/drawing-spec.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row, wrapped } from "../../parts/layout.ts";
import { area, type FillLook, type Part, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Bits of the two types: sign, exponent, fraction. */
const TYPES = [
	{ name: "torch.float32", fraction: 23 },
	{ name: "torch.bfloat16", fraction: 7 },
] as const;
const EXPONENT = 8;
/** A weight, and what a step of training adds to it. */
const [WEIGHT, UPDATE] = [1, 0.001];

export const bitsOfANumber = defineDrawing({
	id: "bits-of-a-number",
	words: {
		tr: {
			title: "Aynı ağırlık iki türde",
			caption:
				"`bfloat16` üssü olduğu gibi bırakır, basamakları kısaltır: aralık aynı, sayılar seyrek. 1 olan bir ağırlığa eklenen 0,001 `bfloat16` türünde yuvarlanıp yok olur.",
			description:
				"İki bit sırası. `float32`: bir işaret, sekiz üs, yirmi üç kesir biti; 1 + 0,001 toplamı 1,001 olur. `bfloat16`: bir işaret, sekiz üs, yedi kesir biti; aynı toplam yine 1'dir.",
			sign: "işaret",
			exponent: "üs",
			fraction: "kesir",
			next: "1'den sonraki sayı",
		},
		en: {
			title: "The same weight in two types",
			caption:
				"`bfloat16` keeps the exponent and shortens the fraction: the same range, with fewer numbers in it. When 0.001 is added to a weight of 1, `bfloat16` rounds it away.",
			description:
				"Two rows of bits. `float32`: one sign bit, eight of the exponent, twenty-three of the fraction; 1 + 0.001 is 1.001. `bfloat16`: one sign bit, eight of the exponent, seven of the fraction; the same sum is still 1.",
			sign: "sign",
			exponent: "exponent",
			fraction: "fraction",
			next: "next number after 1",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const rows = TYPES.map(({ name, fraction }) => {
			const step = 2 ** -fraction;
			const sum = Math.round((WEIGHT + UPDATE) / step) * step;
			const print = (value: number) => printNumber(value, locale, 7);
			const facts = [
				note(`${words.next}: ${print(WEIGHT + step)}`),
				code(`${print(WEIGHT)} + ${print(UPDATE)} = ${print(Math.round(sum * 1e7) / 1e7)}`, {
					bold: true,
					tone: sum === WEIGHT ? "ink" : "accent",
				}),
			];
			return column(
				[
					code(name, { bold: true }),
					bits(fraction, sheet.narrow ? 8 : 14),
					wrapped(facts, sheet.width, 20, 4),
				],
				7,
			);
		});
		const keys = (
			[
				[words.sign, "dull"],
				[words.exponent, "warm"],
				[words.fraction, "solid"],
			] as const
		).map(([text, look]) =>
			row([area(11, 11, rect([0, 0, 11, 11], look, { radius: 2 })), label(text, { size: 13 })], 8),
		);
		return column([...rows, wrapped(keys, sheet.width, 18, 4)], 18);
	},
});

function bits(fraction: number, cell: number): Part {
	const looks: readonly FillLook[] = [
		"dull",
		...Array.from({ length: EXPONENT }, () => "warm" as const),
		...Array.from({ length: fraction }, () => "solid" as const),
	];
	const shapes = looks.map((look, index) => rect([index * (cell + 2), 0, cell, 20], look, { radius: 2 }));
	return area(looks.length * (cell + 2) - 2, 20, shapes);
}
