import { bootstrapInterval, type Contributions, pairedBootstrap, seededRandom } from "@pusula/metrics";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, circle, type Part, path, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Rows that both models get right, one alone, and none. */
const [BOTH, ONLY_A, ONLY_B, NEITHER] = [150, 22, 8, 20];
const RESAMPLES = 1000;

/** What a measurement of two models ends with: a score with its interval for each, and their difference on the same rows. */
export const measuredDifference = defineDrawing({
	id: "measured-difference",
	words: {
		tr: {
			title: "Bir ölçümün sonu",
			caption:
				"İki modelin 200 satırdaki doğruluğu. Aralıkları örtüşür, ama aynı satırlarda karşılaştırılınca farkın aralığı sıfıra değmez: A seçilir. Satır sayıları örnektir, aralıklar onlardan hesaplanmıştır.",
			description:
				"Üstte iki aralık. Model A 0,86, yüzde 95 güvenle 0,81 ile 0,91 arasında; model B 0,79, 0,73 ile 0,85 arasında; aralıklar örtüşür. Altta A ile B'nin aynı satırlardaki farkı: 0,07, yüzde 95 güvenle 0,02 ile 0,13 arasında. Sıfır çizgisi aralığın dışında kalır.",
			scores: "doğruluk ve %95 aralık",
			difference: "aynı satırlarda A − B",
			zero: "fark yok",
		},
		en: {
			title: "How a measurement ends",
			caption:
				"Two models' accuracy on 200 rows. Their intervals overlap, but compared on the same rows the interval of the difference does not touch zero: A is chosen. The counts of rows are an example, the intervals are computed from them.",
			description:
				"Two intervals above. Model A has 0.86, with 95 % confidence between 0.81 and 0.91; model B has 0.79, between 0.73 and 0.85; the intervals overlap. Below, the difference of A and B on the same rows: 0.07, with 95 % confidence between 0.02 and 0.13. The line of zero lies outside the interval.",
			scores: "accuracy and 95 % interval",
			difference: "A − B on the same rows",
			zero: "no difference",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const width = sheet.narrow ? 316 : 520;
		const { a, b, difference } = measureModels();
		const scores = scale(width, [0.7, 0.95]);
		const differences = scale(width, [-0.05, 0.2]);
		const bar = (name: string, { score, low, high }: Measured, toX: Scale): Part => {
			const text = label(`${name} ${printNumber(score, locale)}`, { size: 13, bold: true });
			const [from, to] = [toX(low), toX(high)];
			return area(
				width,
				40,
				at(Math.min(from, width - text.width), 0, text),
				rect([from, 20, to - from, 14], "wash", { radius: 3 }),
				circle([toX(score), 27], 5, "solid"),
			);
		};
		const axis = (ticks: readonly number[], toX: Scale): Part => {
			const names = ticks.flatMap((value) => {
				const text = note(printNumber(value, locale));
				const x = Math.min(width - text.width, Math.max(0, toX(value) - text.width / 2));
				return [path([toX(value), 0], "v5", "wire"), ...at(x, 7, text)];
			});
			return area(width, 24, path([0, 0], `h${width}`, "wire"), names);
		};
		const zero = note(words.zero, { tone: "ink" });
		return area(
			width,
			278,
			at(0, 0, note(words.scores)),
			at(0, 22, bar("A", a, scores)),
			at(0, 66, bar("B", b, scores)),
			at(0, 112, axis([0.7, 0.75, 0.8, 0.85, 0.9, 0.95], scores)),
			at(0, 158, note(words.difference)),
			at(Math.max(0, differences(0) - zero.width / 2), 180, zero),
			path([differences(0), 200], "v48", "alarm"),
			at(0, 204, bar("A − B", difference, differences)),
			at(0, 250, axis([-0.05, 0, 0.05, 0.1, 0.15, 0.2], differences)),
		);
	},
});

/** The scores and their difference, as the report computes them. */
export function measureModels(): Readonly<Record<"a" | "b" | "difference", Measured>> {
	const a = toContributions([BOTH, 1], [ONLY_A, 1], [ONLY_B, 0], [NEITHER, 0]);
	const b = toContributions([BOTH, 1], [ONLY_A, 0], [ONLY_B, 1], [NEITHER, 0]);
	const options = () => ({ random: seededRandom(1), resamples: RESAMPLES });
	const { difference, low, high } = pairedBootstrap(a, b, options());
	return {
		a: bootstrapInterval(a, options()),
		b: bootstrapInterval(b, options()),
		difference: { score: difference, low, high },
	};
}

interface Measured {
	readonly score: number;
	readonly low: number;
	readonly high: number;
}

type Scale = (value: number) => number;

function scale(width: number, [low, high]: readonly [number, number]): Scale {
	return (value) => ((value - low) / (high - low)) * width;
}

function toContributions(
	...counts: readonly (readonly [count: number, score: number])[]
): Contributions<number> {
	const items = counts.flatMap(([count, score]) => Array.from({ length: count }, () => score));
	return { items, score: (drawn) => drawn.reduce((sum, one) => sum + one, 0) / drawn.length };
}
