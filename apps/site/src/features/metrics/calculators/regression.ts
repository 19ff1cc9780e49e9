import { regressionScores } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { group, index, formulaLine, over, power, root, sum } from "../markup-tree/math.ts";
import { legend, remark } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

const SQUARED_ERROR = power(group("(", index("y", "i"), "−", index("ŷ", "i"), ")"), "2");
const SQUARED_DISTANCE = power(group("(", index("y", "i"), "−", "ȳ", ")"), "2");

/** MSE, RMSE, MAE and R² from true and predicted numbers. */
export const regression: Calculator = {
	fields: [
		{ name: "truth", kind: "numbers" },
		{ name: "predicted", kind: "numbers" },
	],
	formula: ({ regressionLegend }) => [
		formulaLine("MSE =", over("1", "n"), sum("i"), SQUARED_ERROR),
		formulaLine("RMSE =", root("MSE")),
		formulaLine(
			power("R", "2"),
			"= 1 −",
			over(group(sum("i"), SQUARED_ERROR), group(sum("i"), SQUARED_DISTANCE)),
		),
		legend(regressionLegend),
	],
	calculate: ({ form, words, print }) => {
		const truth = form.numbers("truth");
		const predicted = form.numbers("predicted");
		if (truth.length !== predicted.length)
			return form.fail("predicted", "pair", { here: predicted.length, there: truth.length });
		const { mse, rmse, mae, mean, residual, total, r2 } = regressionScores(predicted, truth);
		const count = String(truth.length);
		const ratio = over(print.number(residual), print.number(total));
		return {
			figures: [
				{ label: "RMSE", value: print.share(rmse) },
				{ label: "MSE", value: print.share(mse) },
				{ label: "MAE", value: print.share(mae) },
				{ label: "R²", value: r2 === undefined ? words.undefined : print.share(r2) },
			],
			steps: [
				table(
					words.perExample,
					[words.truth, words.predicted, words.error, words.square],
					truth.map((value, place) => {
						const error = (predicted[place] ?? 0) - value;
						return [value, predicted[place] ?? 0, error, error ** 2].map(print.number);
					}),
				),
				formulaLine("MSE =", over(print.number(residual), count), `= ${print.share(mse)}`),
				formulaLine("RMSE =", root(print.share(mse)), `= ${print.share(rmse)}`),
				formulaLine(`ȳ = ${print.number(mean)}`),
				r2 === undefined
					? remark(words.noVariance)
					: formulaLine(power("R", "2"), "= 1 −", ratio, `= ${print.share(r2)}`),
			],
		};
	},
};
