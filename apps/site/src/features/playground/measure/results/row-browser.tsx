import { formatScore, type Report, type ReportRow, toReportLocale } from "@pusula/measure";
import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import partStyles from "../../parts/parts.module.css";
import { SelectField } from "../../parts/select-field.tsx";
import { useMeasureWords } from "../measure-words.ts";
import styles from "../measure.module.css";
import { filterRows, ROW_FILTERS, type RowFilter } from "./filter-rows.ts";

/** Rows that are shown at first, and with each press. */
const SHOWN = 10;

/** The rows with all answers side by side, to read and to filter. */
export function RowBrowser({ report: { items, models } }: { readonly report: Report }) {
	const words = useMeasureWords().results;
	const id = useId();
	const [filter, setFilter] = useState<RowFilter>("wrong");
	const [query, setQuery] = useState("");
	const [most, setMost] = useState(SHOWN);
	const found = filterRows(items, filter, query);
	const more = Math.min(SHOWN, found.length - most);
	return (
		<section className={styles.part} data-rows="">
			<h3>{words.errors}</h3>
			<div className={styles.fields}>
				<SelectField
					label={words.show}
					value={filter}
					options={ROW_FILTERS.map((one) => ({ value: one, title: words.filters[one] }))}
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
					<Row key={row.row} row={row} names={models.map(({ name }) => name)} />
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

function Row({ row, names }: { readonly row: ReportRow; readonly names: readonly string[] }) {
	const words = useMeasureWords().results;
	const { locale } = usePlayground();
	return (
		<li>
			<p className={styles.rowInput} dir="auto">
				<span className={styles.about}>
					{words.row} {row.row}
				</span>{" "}
				{row.input}
			</p>
			<dl>
				<div>
					<dt>{words.expected}</dt>
					<dd dir="auto">{row.expected}</dd>
				</div>
				{names.map((name) => {
					const answer = row.answers.find(({ candidate }) => candidate === name);
					const state = !answer
						? "unmeasured"
						: answer.failure
							? "failed"
							: answer.isRight === undefined
								? "scored"
								: answer.isRight
									? "right"
									: "wrong";
					const score = formatScore(answer?.score ?? 0, toReportLocale(locale));
					return (
						<div key={name} data-state={state}>
							<dt translate="no">{name}</dt>
							<dd dir="auto">
								{answer?.failure ? answer.failure.message : answer?.text}{" "}
								<span className={styles.mark}>{state === "scored" ? score : words[state]}</span>
							</dd>
						</div>
					);
				})}
			</dl>
		</li>
	);
}
