import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { plane } from "../../parts/plot.ts";
import { area, at, circle, type Part, path, rect, type Shape } from "../../parts/shapes.ts";

type Point = readonly [x: number, y: number];

/** Leaves of two trees by two features, from 0 to 10; chosen for the drawing. */
const PLANES: readonly Point[] = [
	[2.1, 7.8],
	[3, 6.1],
	[1.4, 5.6],
	[4.1, 8.6],
	[4.4, 6.7],
	[2.6, 4.2],
	[5.2, 7.6],
	[1, 8.9],
	[4.9, 5.3],
];
const OAKS: readonly Point[] = [
	[6.9, 3.1],
	[8.1, 4.4],
	[5.7, 4.2],
	[7.6, 1.6],
	[8.8, 2.4],
	[6.2, 5.9],
	[5.1, 2.3],
	[9.2, 5.2],
	[7.2, 6.1],
];
const LEAVES = [
	...PLANES.map((point) => ({ point, isPlane: true })),
	...OAKS.map((point) => ({ point, isPlane: false })),
];
const HEIGHT = 5.4;

/** The nearest neighbours of a leaf, and what most of them are. */
export const nearestLeaves = defineMovingDrawing({
	id: "nearest-leaves",
	ranges: {
		k: { min: 1, max: 15, step: 2, value: 5 },
		x: { min: 1, max: 9, step: 0.5, value: 5 },
	},
	words: {
		tr: {
			title: "k en yakın komşu oylar",
			caption:
				"Yeni yaprağın sınıfını en yakın `k` yaprağın çoğunluğu belirler. Küçük `k` tek bir aykırı yapraktan etkilenir, büyük `k` sınırı bulanıklaştırır. Noktalar iki özniteliğe göre yerleştirilmiş örneklerdir.",
			description:
				"Bir düzlemde dokuz çınar ve dokuz meşe yaprağı, ortada yeni bir yaprak. Yeni yapraktan en yakın beş komşuya çizgi gider: üçü çınar, ikisi meşedir.",
			k: "Komşu sayısı k",
			x: "Yeni yaprağın yatay yeri",
			plane: "çınar",
			oak: "meşe",
			fresh: "yeni yaprak",
			verdict: "Sonuç",
		},
		en: {
			title: "The k nearest neighbours vote",
			caption:
				"The majority of the `k` nearest leaves decides the class of a new one. A small `k` follows a single odd leaf, a large one blurs the border. The points are examples placed by two features.",
			description:
				"Nine leaves of plane trees and nine of oaks on a plane, with a new leaf between them. Lines lead from the new leaf to its five nearest neighbours: three are planes, two are oaks.",
			k: "Neighbours k",
			x: "Place of the new leaf, left to right",
			plane: "plane",
			oak: "oak",
			fresh: "new leaf",
			verdict: "Result",
		},
	},
	say: ({ words, values }) => {
		const near = findNearest(values.x, values.k);
		const planes = near.filter(({ isPlane }) => isPlane).length;
		const winner = planes > near.length - planes ? words.plane : words.oak;
		return `${words.plane} ${planes}, ${words.oak} ${near.length - planes}. ${words.verdict}: ${winner}.`;
	},
	draw: ({ words, sheet, values }) => {
		const ground = plane({
			width: sheet.narrow ? sheet.width : 480,
			height: sheet.narrow ? 220 : 260,
			x: [0, 10],
			y: [0, 10],
		});
		const own = ground.toPoint(values.x, HEIGHT);
		const lines = findNearest(values.x, values.k).map(({ point }) => {
			const [x, y] = ground.toPoint(...point);
			return path(own, `l${round(x - own[0])} ${round(y - own[1])}`, "strong");
		});
		const marks = LEAVES.map(({ point, isPlane }) => mark(ground.toPoint(...point), isPlane));
		const keys = [
			key(words.plane, mark([7, 9], true)),
			key(words.oak, mark([7, 9], false)),
			key(words.fresh, circle([7, 9], 6, "solid")),
		];
		const legend = area(
			keys.reduce((sum, one) => sum + one.width + 18, -18),
			18,
			keys.flatMap((one, index) =>
				at(
					keys.slice(0, index).reduce((sum, before) => sum + before.width + 18, 0),
					0,
					one,
				),
			),
		);
		return column([ground.with(lines, marks, circle(own, 7, "solid")), legend], 10);
	},
});

/** The leaves nearest to a new one, nearest first. */
function findNearest(x: number, k: number) {
	const distance = ({ point }: (typeof LEAVES)[number]) => Math.hypot(point[0] - x, point[1] - HEIGHT);
	return LEAVES.toSorted((a, b) => distance(a) - distance(b)).slice(0, k);
}

/** Two shapes, so that colour alone does not distinguish the classes. */
function mark([x, y]: Point, isPlane: boolean): Shape {
	return isPlane ? circle([x, y], 5, "cool") : rect([x - 5, y - 5, 10, 10], "warm", { radius: 0 });
}

function key(text: string, sign: Shape): Part {
	const words = label(text, { size: 13 });
	return area(20 + words.width, words.height, sign, at(20, 0, words));
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
