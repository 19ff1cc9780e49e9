import type { Locale } from "@pusula/tasks";
import { type MetricId, METRICS } from "@pusula/metrics";
import type { ModelReport, Report, ReportScore } from "./report.ts";
import { SIGNIFICANCE } from "./compare-models.ts";
import { describeRows } from "./describe-rows.ts";
import { formatPrice, formatScore } from "./format-score.ts";
import type { DescribedReport, ReportSection } from "./report-section.ts";
import { REPORT_WORDS } from "./generated/words.ts";
import { describeSources } from "./statistic-sources.ts";
import { nameMetric } from "./name-metric.ts";
import type { ReportWords } from "./words/tr.ts";

/**
 * The words and tables of a report in one language.
 * @param report A report from `buildReport`.
 * @param locale Language of the words.
 * @param mostRows rows that are shown, the worst first; default 100
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * describeReport(report, "en").title; // "text-classification: models on 1 row"
 */
export function describeReport(report: Report, locale: Locale, mostRows = 100): DescribedReport {
	const words = REPORT_WORDS[locale];
	const { task, rows, models, isSimulated } = report;
	const compared = describeNormalization(report, locale);
	return {
		title: words.title(task, formatScore(rows, locale)),
		lead: [
			...(isSimulated ? [toSimulatedNote(models, words)] : []),
			words.method,
			...(compared === undefined ? [] : [compared]),
		],
		sections: [
			describeSummary(report, words, locale),
			...(report.comparisons.length === 0 ? [] : [describeComparisons(report, words, locale)]),
			...models.flatMap((model) => describeClasses(model, words, locale)),
			describeRows(report, { words, locale, most: mostRows }),
		],
		sources: describeSources(locale),
	};
}

/**
 * How answers were compared, as a sentence, or as one for each group of metrics where these differ; undefined where none of the
 * metrics compares texts.
 * @param report A report, or its metrics and normalizations.
 * @param locale Language of the words.
 * @example
 * describeNormalization({ metrics: ["exact-match"], normalizations: { "exact-match": "turkish" } }, "en"); // "Answers are compared by Turkish rules: in small letters (I → ı, İ → i), without punctuation."
 */
export function describeNormalization(
	{ metrics, normalizations }: Pick<Report, "metrics" | "normalizations">,
	locale: Locale,
): string | undefined {
	const compared = metrics.filter(comparesTexts);
	const used = [...new Set(compared.map((metric) => normalizations[metric] ?? "none"))];
	const sentences = used.map((normalization) => {
		const sentence = REPORT_WORDS[locale].normalizations[normalization];
		const ids = compared.filter((metric) => (normalizations[metric] ?? "none") === normalization);
		const names = ids.map((metric) => nameMetric(metric, locale)).join(", ");
		return used.length === 1 ? sentence : `${names}: ${sentence}`;
	});
	return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** Metrics that a normalization changes. */
function comparesTexts(metric: MetricId): boolean {
	const { input } = METRICS[metric];
	return input === "labels" || input === "answers" || input === "transcripts";
}

function toSimulatedNote(models: readonly ModelReport[], words: ReportWords): string {
	const names = models.filter((model) => model.isSimulated).map(({ name }) => name);
	return names.length === models.length ? words.simulated : words.simulatedOnes(names.join(", "));
}

function describeSummary(
	{ models, metrics, currency }: Report,
	words: ReportWords,
	locale: Locale,
): ReportSection {
	const hasTokens = models.some(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0);
	const hasPrice = models.some(({ price }) => price !== undefined);
	const unpriced = models.filter((model) => model.unpriced > 0 && !model.isSimulated);
	const counts = unpriced.map((model) => `${model.name} ${formatScore(model.unpriced, locale)}`).join(", ");
	const seconds = (ms: number): string => words.seconds(formatScore(ms / 1000, locale));
	return {
		title: words.summary,
		head: [
			words.model,
			...metrics.map((metric) => nameMetric(metric, locale)),
			words.answered,
			words.failed,
			words.median,
			words.p95,
			...(hasTokens ? [words.tokens] : []),
			...(hasPrice ? [words.price] : []),
		],
		rows: models.map((model) => [
			model.name,
			...metrics.map((metric) => printScore(model.scores[metric], words, locale)),
			formatScore(model.answered, locale),
			formatScore(model.failed, locale),
			hasTimes(model) ? seconds(model.medianMs) : words.none,
			hasTimes(model) ? seconds(model.p95Ms) : words.none,
			...(hasTokens
				? [`${formatScore(model.inputTokens, locale)} / ${formatScore(model.outputTokens, locale)}`]
				: []),
			...(hasPrice
				? [model.price === undefined ? words.none : formatPrice(model.price, locale, currency)]
				: []),
		]),
		...(unpriced.length > 0 && { note: hasPrice ? words.unpriced(counts) : words.billed(counts) }),
	};
}

/** The time of a simulator is nobody's speed. */
function hasTimes({ answered, isSimulated }: ModelReport): boolean {
	return answered > 0 && !isSimulated;
}

function printScore(score: ReportScore, words: ReportWords, locale: Locale): string {
	if (!score) return words.none;
	const [value, low, high] = [score.score, score.low, score.high].map((one) => formatScore(one, locale));
	return `${value} [${low}; ${high}]`;
}

/** Smaller chances are not distinguished. */
const LEAST_SHOWN = 0.001;

function describeComparisons({ comparisons }: Report, words: ReportWords, locale: Locale): ReportSection {
	return {
		title: words.comparisons,
		head: [words.first, words.second, words.difference, words.interval, words.pValue, words.verdict],
		rows: comparisons.map(({ first, second, difference, low, high, pValue, metric }) => [
			first,
			second,
			`${nameMetric(metric, locale)} ${difference > 0 ? "+" : ""}${formatScore(difference, locale)}`,
			`[${formatScore(low, locale)}; ${formatScore(high, locale)}]`,
			pValue < LEAST_SHOWN ? `< ${formatScore(LEAST_SHOWN, locale)}` : formatScore(pValue, locale),
			pValue < SIGNIFICANCE ? words.real : words.byChance,
		]),
	};
}

function describeClasses(
	{ name, classes, confusion, averagePrecisions }: ModelReport,
	words: ReportWords,
	locale: Locale,
): readonly ReportSection[] {
	const perClass = classes && {
		title: words.classes(name),
		head: [words.label, words.precision, words.recall, words.f1, words.support],
		rows: classes.map(({ label, precision, recall, f1, support }) => [
			label,
			...[precision, recall, f1].map((value) => formatScore(value, locale)),
			formatScore(support, locale),
		]),
	};
	const matrix = confusion && {
		title: words.confusion(name),
		head: [words.confusionCorner, ...confusion.labels],
		rows: confusion.labels.map((label, row) => [
			label,
			...(confusion.counts[row] ?? []).map((count) => formatScore(count, locale)),
		]),
	};
	const precisions = averagePrecisions && {
		title: words.classes(name),
		head: [words.label, words.averagePrecision],
		rows: averagePrecisions.map(({ label, averagePrecision }) => [
			label,
			formatScore(averagePrecision, locale),
		]),
	};
	return [perClass, matrix, precisions].filter((section) => section !== undefined);
}
