import {
	type InputField,
	listMeasuredTasks,
	listMetrics,
	listNeededFields,
	nameMetric,
	needsFiles,
	type PlannedRows,
	type Table,
} from "@pusula/measure";
import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { SelectField } from "../../parts/select-field.tsx";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";
import { FilesField } from "./files-field.tsx";
import { FirstRows } from "./first-rows.tsx";
import type { NamedFile } from "./named-files.ts";
import { RowProblems } from "./row-problems.tsx";
import {
	hasSameColumn,
	isComplete,
	MOST_MEASURED,
	type Setup,
	takesSystem,
	toEvaluation,
	toTaskSetup,
} from "./setup.ts";

interface Props {
	readonly setup: Setup;
	readonly table: Table;
	readonly planned: PlannedRows;
	/** Names of tasks by their ids. */
	readonly taskNames: ReadonlyMap<string, string>;
	readonly onChange: (setup: Setup) => void;
	/** Is given files that rows name, beside those that are there. */
	readonly onFiles: (files: readonly NamedFile[]) => void;
}

/** Task, columns, metric and number of rows, over the first rows of the data. */
export function ColumnsStep({ setup, table, planned, taskNames, onChange, onFiles }: Props) {
	const words = useMeasureWords();
	const { columns, task } = setup;
	const change = (changed: Partial<Setup>): void => onChange({ ...setup, ...changed });
	const names = table.columns.map((name) => ({ value: name, title: name }));
	const setField = (name: string, column: string): void => {
		const others = Object.entries(columns.fields).filter(([field]) => field !== name);
		const fields = Object.fromEntries(column === "" ? others : [...others, [name, column]]);
		change({ columns: { ...columns, fields } });
	};
	return (
		<>
			<div className={styles.fields}>
				<SelectField
					label={words.columns.task}
					value={task}
					options={listMeasuredTasks().map((id) => ({ value: id, title: taskNames.get(id) ?? id }))}
					onChange={(chosen) => change(toTaskSetup(chosen, table))}
				/>
				{listNeededFields(task).map(({ name, kind }) => (
					<SelectField
						key={name}
						label={fieldLabel({ name, kind }, words.columns)}
						value={columns.fields[name] ?? ""}
						options={[
							{
								value: "",
								title: name === "candidate_labels" ? words.columns.fromAnswers : words.columns.unchosen,
							},
							...names,
						]}
						onChange={(column) => setField(name, column)}
					/>
				))}
				<SelectField
					label={words.columns.expected}
					value={columns.expected ?? ""}
					options={[{ value: "", title: words.columns.unchosen }, ...names]}
					onChange={(column) => change({ columns: { ...columns, expected: column || undefined } })}
				/>
				<MetricField task={task} value={setup.metric} onChange={(metric) => change({ metric })} />
				<CountField value={setup.count} most={planned.rows.length} onChange={(count) => change({ count })} />
			</div>
			{takesSystem(task) && <SystemField value={setup.system} onChange={(system) => change({ system })} />}
			{hasSameColumn(setup) && (
				<p role="alert" className={styles.problem}>
					{words.columns.same}
				</p>
			)}
			{needsFiles(task) && isComplete(setup) && <FilesField planned={planned} onFiles={onFiles} />}
			<FirstRows columns={columns} table={table} />
			<RowProblems planned={planned} kind={toEvaluation(setup).kind} />
		</>
	);
}

function fieldLabel(
	{ name, kind }: Pick<InputField, "name" | "kind">,
	words: ReturnType<typeof useMeasureWords>["columns"],
): string {
	if (kind === "file") return words.files.column;
	const labels: Readonly<Record<string, string>> = words.fields;
	return labels[name] ?? fill(words.otherField, { name });
}

function MetricField({
	task,
	value,
	onChange,
}: Pick<Setup, "task"> & {
	readonly value: Setup["metric"];
	readonly onChange: (metric: Setup["metric"]) => void;
}) {
	const { locale } = usePlayground();
	return (
		<SelectField
			label={useMeasureWords().columns.metric}
			value={value}
			options={listMetrics(task).map((id) => ({ value: id, title: nameMetric(id, locale) }))}
			onChange={onChange}
		/>
	);
}

function CountField({
	value,
	most,
	onChange,
}: {
	readonly value: number;
	readonly most: number;
	readonly onChange: (count: number) => void;
}) {
	const { locale } = usePlayground();
	const words = useMeasureWords().columns;
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const limit = Math.max(1, Math.min(most, MOST_MEASURED));
	return (
		<div className={partStyles.choice}>
			<label htmlFor={id}>{words.count}</label>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				min={1}
				max={limit}
				value={typed ?? Math.min(value, limit)}
				aria-describedby={`${id}-hint`}
				onChange={({ target }) => {
					setTyped(target.value);
					const count = Math.trunc(target.valueAsNumber);
					if (count >= 1) onChange(count);
				}}
				onBlur={() => setTyped(undefined)}
			/>
			<span id={`${id}-hint`}>
				{fill(words.countHint, { most: numbersIn(locale).format(MOST_MEASURED) })}
			</span>
		</div>
	);
}

function SystemField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (text: string) => void;
}) {
	const words = useMeasureWords().columns;
	const id = useId();
	return (
		<div className={styles.system}>
			<label htmlFor={id}>{words.system}</label>
			<textarea
				id={id}
				rows={2}
				value={value}
				aria-describedby={`${id}-hint`}
				onChange={(event) => onChange(event.target.value)}
			/>
			<p id={`${id}-hint`} className={styles.about}>
				{words.systemHint}
			</p>
		</div>
	);
}
