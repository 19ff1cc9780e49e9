import type { CalculatorId, FieldEntry, MetricEntry } from "../../../messages/metrics/metric-entry.ts";
import type { Field } from "./calculator.ts";
import styles from "./calculator-fields.module.css";

/** Sentences take this many rows; longer ones scroll. */
const SENTENCE_ROWS = 2;

/** The fields of a calculator with its example in them. Fields of one group share a row under its name. */
export function CalculatorFields({
	id,
	fields,
	entry,
}: {
	readonly id: CalculatorId;
	readonly fields: readonly Field[];
	readonly entry: MetricEntry;
}) {
	const groups = [...new Set(fields.map(({ group }) => group))];
	return groups.map((group) => {
		const members = fields.filter((field) => field.group === group);
		const drawn = members.map((field) => (
			<FieldView key={field.name} id={`${id}-${field.name}`} field={field} entry={entry.fields[field.name]} />
		));
		if (group === undefined)
			return (
				<div key="" className={styles.fields}>
					{drawn}
				</div>
			);
		return (
			<fieldset key={group} className={styles.group}>
				<legend>{entry.groups?.[group]}</legend>
				<div className={styles.row}>{drawn}</div>
			</fieldset>
		);
	});
}

function FieldView({
	id,
	field,
	entry,
}: {
	readonly id: string;
	readonly field: Field;
	readonly entry: FieldEntry | undefined;
}) {
	const problem = `${id}-problem`;
	return (
		<div className={`${styles.field} ${styles[field.kind]}`}>
			<label htmlFor={id}>{entry?.label}</label>
			<Control id={id} field={field} entry={entry} problem={problem} />
			<p id={problem} className={styles.problem} aria-live="polite" data-problem={field.name} />
		</div>
	);
}

/** The control of a field. It cannot be changed until the page's script is there to calculate. */
function Control({
	id,
	field: { name, kind, options },
	entry,
	problem,
}: {
	readonly id: string;
	readonly field: Field;
	readonly entry: FieldEntry | undefined;
	/** Id of the place where a problem is told. */
	readonly problem: string;
}) {
	const shared = { id, name, "aria-describedby": problem };
	const example = entry?.example ?? "";
	if (kind === "number")
		return <input {...shared} type="number" step="any" defaultValue={example} readOnly />;
	if (kind === "check")
		return <input {...shared} type="checkbox" value="1" defaultChecked={example === "1"} disabled />;
	if (kind === "choice")
		return (
			<select {...shared} defaultValue={example} disabled>
				{options?.map((value) => (
					<option key={value} value={value}>
						{entry?.options?.[value]}
					</option>
				))}
			</select>
		);
	return (
		<textarea
			{...shared}
			rows={kind === "text" ? SENTENCE_ROWS : Math.max(3, example.split("\n").length)}
			defaultValue={example}
			maxLength={1000}
			spellCheck={false}
			readOnly
		/>
	);
}
