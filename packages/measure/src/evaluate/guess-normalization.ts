import type { MetricId } from "@pusula/metrics";
import { printAnswer } from "./answers.ts";
import type { MeasuredRow } from "./measured.ts";
import type { Normalization } from "./normalization.ts";

/**
 * The normalization of a metric where the evaluation names none. Where the metric ignores case by its definition (`exact-match`,
 * `token-f1`, `anls` and ROUGE), that is `turkish` for rows with a letter that Turkish writes and English does not (ğ, ı, ş, İ),
 * and else what the metric was defined with. Otherwise `none`.
 * @param metric Id of the metric.
 * @param rows Input and right answer of each row.
 * @example
 * guessNormalization("exact-match", [{ input: "Nerede?", expected: "Iğdır" }]); // "turkish"
 */
export function guessNormalization(
	metric: MetricId,
	rows: readonly Pick<MeasuredRow, "input" | "expected">[],
): Normalization {
	const own = CASELESS[metric];
	if (own === undefined) return "none";
	const isTurkish = rows.some(
		({ input, expected }) => TURKISH.test(input) || TURKISH.test(printAnswer(expected)),
	);
	return isTurkish ? "turkish" : own;
}

/** The normalization with which metrics were defined that ignore case. The words of ROUGE are in small letters by themselves. */
const CASELESS: { readonly [Metric in MetricId]?: Normalization } = {
	"exact-match": "squad",
	"token-f1": "squad",
	anls: "squad",
	"rouge-1": "none",
	"rouge-2": "none",
	"rouge-l": "none",
};

const TURKISH = /[ğışĞİŞ]/u;
