import { type Benchmark, RESULTS } from "@pusula/tasks/models";
import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { TableFrame } from "../../ui/tables/table-frame.tsx";
import styles from "./chooser-table.module.css";
import { readResultLanguages } from "./result-languages.ts";
import { ResultRow } from "./result-row.tsx";
import { TurkishFilter } from "./turkish-filter.tsx";

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
	const { chooser: words, modelFacts } = wordsIn(locale);
	const turkish = benchmarks.flatMap((benchmark) =>
		benchmark.results.flatMap(
			(result) => readResultLanguages(benchmark, result, modelFacts, locale)?.turkish ?? [],
		),
	);
	return (
		<>
			<SectionLead>{words.lead}</SectionLead>
			<TurkishFilter rows={turkish} message={words.shown} locale={locale} />
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
				<ResultRow
					key={`${result.model} ${result.source}`}
					benchmark={benchmark}
					result={result}
					locale={locale}
				/>
			))}
		</tbody>
	);
}
