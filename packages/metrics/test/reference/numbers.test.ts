import { expect, test } from "vitest";
import { cosine, discountedReturn, pearson, regressionScores, rSquared, spearman } from "../../src/index.ts";
import { CASES, listDifferences } from "./read-cases.ts";

test.each(CASES.regression)("errors and correlations as scikit-learn's and SciPy's (%#)", (one) => {
	const { predictions, references } = one;
	const { mse, rmse, mae } = regressionScores(predictions, references);
	expect(listDifferences([mse, rmse, mae], [one.mse, one.rmse, one.mae])).toEqual([]);
	expect(listDifferences(rSquared(predictions, references), one.r2)).toEqual([]);
	expect(listDifferences(pearson(predictions, references), one.pearson)).toEqual([]);
	expect(listDifferences(spearman(predictions, references), one.spearman)).toEqual([]);
});

test.each(CASES.vectors)("cosine as scikit-learn's (%#)", (one) => {
	expect(listDifferences(cosine(one.first, one.second).score, one.cosine)).toEqual([]);
});

test.each(CASES.returns)("discounted return as SciPy's recursive filter (%#)", (one) => {
	expect(listDifferences(discountedReturn(one.rewards, one.discount).total, one.total)).toEqual([]);
});
