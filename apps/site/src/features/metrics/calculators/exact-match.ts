import { exactMatch as isMatch, tokenF1, toWords } from "@pusula/metrics";
import type { Locale } from "../../../lib/locale.ts";
import type { Calculator } from "../parts/calculator.ts";
import { group, formulaLine, listed, over, say } from "../markup-tree/math.ts";
import { table } from "../markup-tree/table.ts";

/** Exact match and word F1 of answers. */
export const exactMatchCalculator: Calculator = {
	fields: [
		{ name: "expected", kind: "list" },
		{ name: "answers", kind: "list" },
	],
	formula: ({ exactMatch, exactOnes, allQuestions, commonWords, answerWords, expectedWords }) => [
		formulaLine(say(exactMatch), "=", over(say(exactOnes), say(allQuestions))),
		formulaLine(
			"F1 =",
			over(group("2 ×", say(commonWords)), group(say(answerWords), "+", say(expectedWords))),
		),
	],
	calculate: ({ form, words, print, locale }) => {
		const options = { normalize: (text: string) => toPlainText(text, locale) };
		const rows = form.pairs("expected", "answers").map(([expected, answer]) => ({
			expected,
			answer,
			isExact: isMatch([answer], [expected], options) === 1,
			f1: tokenF1([answer], [expected], options),
		}));
		const exact = rows.filter(({ isExact }) => isExact).length;
		const sum = rows.reduce((all, { f1 }) => all + f1, 0);
		const [exactShare, f1] = [print.share(exact / rows.length), print.share(sum / rows.length)];
		return {
			figures: [
				{ label: words.exactMatch, value: exactShare },
				{ label: words.meanF1, value: f1 },
			],
			steps: [
				table(
					words.perQuestion,
					[words.expected, words.answer, words.exactMatch, "F1"],
					rows.map((one) => [one.expected, one.answer, one.isExact ? "1" : "0", print.share(one.f1)]),
				),
				formulaLine(say(words.exactMatch), "=", over(String(exact), String(rows.length)), `= ${exactShare}`),
				formulaLine(
					"F1 =",
					over(listed(rows.map((one) => print.share(one.f1))), String(rows.length)),
					`= ${f1}`,
				),
			],
		};
	},
};

/** Words in small letters by the rule of the page's language, without punctuation. */
function toPlainText(text: string, locale: Locale): string {
	const words = toWords(text.toLocaleLowerCase(locale));
	return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
}
