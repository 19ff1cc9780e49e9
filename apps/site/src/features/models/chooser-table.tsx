import { type Benchmark, type ModelResult, RESULTS } from "@pusula/tasks/models";
import type { TaskId } from "@pusula/tasks";
import { findModelFacts } from "../../facts/model-facts.ts";
import { toModelUrl } from "../../facts/hub-links.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toMonthWords } from "../../lib/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { printSize } from "../../lib/print-size.ts";
import { numbersIn } from "../../locales/forms.ts";
import { BreakableName } from "../../ui/breakable-name.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import { TableFrame } from "../../ui/table-frame.tsx";
import styles from "./chooser-table.module.css";
import { isUnverified } from "./model-words.ts";
import { toSpeedClass } from "./speed-class.ts";

/** Columns in order; the page's script makes each sortable. */
const COLUMNS = ["model", "score", "size", "licence", "date"] as const;

/** Published results for a task with size, licence and date of each model, to choose by, and what they do not say. */
export function ChooserTable({ task, locale }: { readonly task: TaskId; readonly locale: Locale }) {
	const words = wordsIn(locale).chooser;
	const results = RESULTS[task];
	if (!results) return undefined;
	return (
		<div data-chooser="" data-sort-by={words.sortBy}>
			{results.benchmarks.length > 0 && <Results benchmarks={results.benchmarks} locale={locale} />}
			<p>{results.caveat[locale]}</p>
		</div>
	);
}

function Results({
	benchmarks,
	locale,
}: {
	readonly benchmarks: readonly Benchmark[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).chooser;
	return (
		<>
			<SectionLead>{words.lead}</SectionLead>
			<TableFrame label={words.title}>
				<table className={styles.table}>
					<thead>
						<tr>
							{COLUMNS.map((column) => (
								<th key={column} scope="col">
									{words.columns[column]}
								</th>
							))}
						</tr>
					</thead>
					{benchmarks.map((benchmark) => (
						<Measure key={`${benchmark.dataset} ${benchmark.metric}`} benchmark={benchmark} locale={locale} />
					))}
				</table>
			</TableFrame>
			<p className={styles.speed}>{words.speedText}</p>
		</>
	);
}

/** Results on one data set by one metric, below their name: only these can be compared, and are sorted among themselves. */
function Measure({ benchmark, locale }: { readonly benchmark: Benchmark; readonly locale: Locale }) {
	const words = wordsIn(locale).chooser;
	return (
		<tbody>
			<tr className={styles.measure} data-measure="">
				<th scope="rowgroup" colSpan={COLUMNS.length}>
					<span translate="no">{benchmark.dataset}</span>
					<small>
						{words.metrics[benchmark.metric] ?? benchmark.metric}
						{benchmark.better === "lower" && ` (${words.lower})`}
					</small>
				</th>
			</tr>
			{benchmark.results.map((result) => (
				<Row key={`${result.model} ${result.source}`} benchmark={benchmark} result={result} locale={locale} />
			))}
		</tbody>
	);
}

function Row({
	benchmark,
	result,
	locale,
}: {
	readonly benchmark: Benchmark;
	readonly result: ModelResult;
	readonly locale: Locale;
}) {
	const { chooser: words, modelFacts } = wordsIn(locale);
	const facts = findModelFacts(result.model);
	const mark = (field: "licence" | "parameters") =>
		facts && isUnverified(facts, field) && <small>{modelFacts.notVerified}</small>;
	const name = <BreakableName name={result.model} />;
	const parameters = facts?.parameters ?? result.parameters;
	const active = facts?.activeParameters ?? parameters;
	const why = toReason(result);
	return (
		<tr>
			<th scope="row" translate="no">
				{facts ? <a href={toModelUrl(facts.id)}>{name}</a> : name}
			</th>
			<td data-sort={benchmark.better === "lower" ? -result.score : result.score}>
				{printScore(result.score, benchmark, locale)}
			</td>
			<td data-sort={parameters ?? ""}>
				{parameters === undefined ? words.noSize[why] : printSize(parameters, modelFacts, locale)}
				{mark("parameters")}
				{active !== undefined && <small>{words.speeds[toSpeedClass(active)]}</small>}
			</td>
			<td>
				<Licence
					result={result}
					name={facts?.licence.name ?? result.licence}
					missing={words.noLicence[why]}
				/>
				{mark("licence")}
				{facts?.licence.commercial === "no" && <small>{modelFacts.barred}</small>}
			</td>
			<td className={styles.date} data-sort={result.date}>
				<a href={result.source} aria-label={fill(words.sourceOf, { model: result.model })}>
					{toMonthWords(result.date, locale)}
				</a>
			</td>
		</tr>
	);
}

function Licence({
	result: { licenceSource },
	name,
	missing,
}: {
	readonly result: ModelResult;
	readonly name: string | undefined;
	readonly missing: string;
}) {
	if (name === undefined) return missing;
	return licenceSource === undefined ? name : <a href={licenceSource}>{name}</a>;
}

/** Why a row has no size or no licence. */
function toReason({ isClosed, isMethod }: ModelResult): "closed" | "method" | "unknown" {
	if (isClosed) return "closed";
	return isMethod ? "method" : "unknown";
}

function printScore(score: number, { unit }: Benchmark, locale: Locale): string {
	const format = numbersIn(locale, {
		style: unit === "percent" ? "percent" : "decimal",
		minimumFractionDigits: 1,
		maximumFractionDigits: 2,
	});
	return format.format(unit === "percent" ? score / 100 : score);
}
