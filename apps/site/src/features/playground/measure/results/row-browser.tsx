import {
	type Answer,
	formatScore,
	type MeasuredItem,
	type MeasuredRow,
	nameMetric,
	type Report,
	type ReportRow,
} from "@pusula/measure";
import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { MediaView } from "../../parts/media-view.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import partStyles from "../../parts/parts.module.css";
import { SelectField } from "../../parts/select-field.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";
import type { Measurement } from "../parts/measurement.ts";
import { findRowFile } from "../parts/row-file.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import { filterRows, firstFilter, listFilters, type RowFilter } from "./filter-rows.ts";
import { MarkedAnswer } from "./marked-answer.tsx";

/** Rows that are shown at first, and with each press. */
const SHOWN = 10;

/** The rows with all answers side by side, to read and to filter. */
export function RowBrowser({
	report,
	measurement,
	items,
}: {
	readonly report: Report;
	readonly measurement: Pick<Measurement, "kind" | "rows">;
	readonly items: readonly MeasuredItem[];
}) {
	const words = useMeasureWords().results;
	const id = useId();
	const filters = listFilters(report);
	const [filter, setFilter] = useState<RowFilter>(() => firstFilter(report));
	const [query, setQuery] = useState("");
	const [most, setMost] = useState(SHOWN);
	const found = filterRows(report, filter, query);
	const more = Math.min(SHOWN, found.length - most);
	return (
		<section className={styles.part} data-rows="">
			<h3>{words.errors}</h3>
			<div className={styles.fields}>
				<SelectField
					label={words.show}
					value={filter}
					options={filters.map((one) => ({ value: one, title: words.filters[one] }))}
					onChange={(chosen) => {
						setFilter(chosen);
						setMost(SHOWN);
					}}
				/>
				<div className={partStyles.choice}>
					<label htmlFor={id}>{words.search}</label>
					<input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
				</div>
			</div>
			<p className={styles.about} aria-live="polite">
				{found.length === 0 ? words.noneFound : fill(words.found, { count: found.length })}
			</p>
			<ul role="list" className={styles.rows}>
				{found.slice(0, most).map((row) => (
					<Row
						key={row.row}
						row={row}
						names={report.models.map(({ name }) => name)}
						metric={report.rowMetric}
						measured={measurement.rows.find(({ number }) => number === row.row)}
						items={items.filter((item) => item.row === row.row)}
						isOfBoxes={measurement.kind === "boxes"}
					/>
				))}
			</ul>
			{more > 0 && (
				<QuietButton onClick={() => setMost(most + SHOWN)}>
					{fill(words.moreRows, { count: more })}
				</QuietButton>
			)}
		</section>
	);
}

function Row({
	row,
	names,
	metric,
	measured,
	items,
	isOfBoxes,
}: {
	readonly row: ReportRow;
	readonly names: readonly string[];
	readonly metric: Report["rowMetric"];
	readonly measured: MeasuredRow | undefined;
	/** What became of the row with each model. */
	readonly items: readonly MeasuredItem[];
	readonly isOfBoxes: boolean;
}) {
	const { results: words } = useMeasureWords();
	const { locale, words: playground } = usePlayground();
	const failing = { failures: words.failures, link: playground.whatToDo, locale };
	const file = measured && findRowFile(measured.args);
	const picture = isOfBoxes ? file : undefined;
	const draw = (answer: Answer | undefined) =>
		picture && answer !== undefined ? <MarkedAnswer picture={picture} answer={answer} /> : undefined;
	return (
		<li>
			<p className={styles.rowInput} dir="auto">
				<span className={styles.about}>
					{words.row} {row.row}
				</span>{" "}
				{row.input}
			</p>
			{file && !picture && <MediaView blob={file} label={playground.yourFile} />}
			<dl>
				<div>
					<dt>{words.expected}</dt>
					<dd dir="auto">{draw(measured?.expected) ?? row.expected}</dd>
				</div>
				{names.map((name) => {
					const answer = row.answers.find(({ candidate }) => candidate === name);
					const state = toState(answer);
					const score = answer?.score ?? Number.NaN;
					const given = draw(items.find(({ candidate }) => candidate === name)?.answer) ?? answer?.text;
					const value = `${nameMetric(metric, locale)} ${formatScore(score, locale)}`;
					return (
						<div key={name} data-state={state}>
							<dt translate="no">{name}</dt>
							<dd dir="auto">
								{answer?.failure ? <FailedAnswer failure={answer.failure} {...failing} /> : given}{" "}
								<span className={styles.mark}>{state === "scored" ? value : words[state]}</span>
							</dd>
						</div>
					);
				})}
			</dl>
		</li>
	);
}

function toState(answer: ReportRow["answers"][number] | undefined) {
	if (!answer) return "unmeasured";
	if (answer.failure) return "failed";
	if (answer.score === undefined) return "unscored";
	if (answer.isRight === undefined) return "scored";
	return answer.isRight ? "right" : "wrong";
}
