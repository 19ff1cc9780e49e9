import { cosine as compare } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, over, root } from "../markup-tree/math.ts";
import { table } from "../markup-tree/table.ts";

/** Cosine similarity of two vectors. */
export const cosine: Calculator = {
	fields: [
		{ name: "first", kind: "numbers" },
		{ name: "second", kind: "numbers" },
	],
	formula: () => [formulaLine("cos =", over("a · b", "|a| × |b|"))],
	calculate: ({ form, words, print }) => {
		const first = form.numbers("first");
		const second = form.numbers("second");
		if (first.length !== second.length)
			return form.fail("second", "pair", { here: second.length, there: first.length });
		for (const [name, vector] of Object.entries({ first, second }))
			if (vector.every((value) => value === 0)) return form.fail(name, "noDirection");
		const { dot, norms, score } = compare(first, second);
		const [a, b] = norms.map(print.number);
		return {
			figures: [{ label: words.cosine, value: print.share(score) }],
			steps: [
				table(
					words.perDimension,
					[words.dimension, "a", "b", "a × b"],
					first.map((value, place) => {
						const other = second[place] ?? 0;
						return [String(place + 1), ...[value, other, value * other].map(print.number)];
					}),
				),
				formulaLine(`a · b = ${print.number(dot)}`),
				...[first, second].map((vector, place) =>
					formulaLine(
						`${place === 0 ? "|a|" : "|b|"} =`,
						root(print.number(vector.reduce((all, value) => all + value ** 2, 0))),
						`= ${print.number(norms[place] ?? 0)}`,
					),
				),
				formulaLine("cos =", over(print.number(dot), `${a} × ${b}`), `= ${print.share(score)}`),
			],
		};
	},
};
