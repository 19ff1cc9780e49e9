import type { FieldEntry } from "../../../messages/metric-entry.ts";
import type { CalculatorId } from "../../facts/generated/calculator-ids.ts";
import type { MetricWords } from "../../facts/tasks/metric-words.ts";
import type { Field } from "./parts/calculator.ts";
import { toExample } from "./example-values.ts";
import styles from "./calculator-fields.module.css";

/** Sentences take this many rows; longer ones scroll. */
const SENTENCE_ROWS = 2;

/**
 * The fields of a calculator with its example in them. Fields of one group share a row under its name. Below fields for
 * numbers with decimals is a hint on how those are parsed.
 */
export function CalculatorFields({
	id,
	fields,
	entry,
	hint,
}: {
	readonly id: CalculatorId;
	readonly fields: readonly Field[];
	readonly entry: MetricWords;
	/** Hint on how numbers are parsed. */
	readonly hint: string;
}) {
	const groups = [...new Set(fields.map(({ group }) => group))];
	const hintId = `${id}-numbers`;
	return groups.map((group) => {
		const members = fields.filter((field) => field.group === group);
		const drawn = members.map((field) => (
			<FieldView
				key={field.name}
				id={`${id}-${field.name}`}
				field={field}
				entry={entry.fields[field.name]}
				hintId={takesDecimals(field) ? hintId : undefined}
			/>
		));
		if (group === undefined)
			return (
				<div key="" className={styles.fields}>
					{drawn}
					{members.some(takesDecimals) && (
						<p id={hintId} className={styles.hint}>
							{hint}
						</p>
					)}
				</div>
			);
		return (
			<fieldset key={group} className={styles.group}>
				<legend>{entry.groups?.[group] ?? group}</legend>
				<div className={styles.row}>{drawn}</div>
			</fieldset>
		);
	});
}

function FieldView({
	id,
	field,
	entry,
	hintId,
}: {
	readonly id: string;
	readonly field: Field;
	readonly entry: FieldEntry | undefined;
	readonly hintId: string | undefined;
}) {
	const problem = `${id}-problem`;
	return (
		<div className={`${styles.field} ${styles[field.kind]}`}>
			<label htmlFor={id}>{entry?.label ?? field.name}</label>
			<Control
				id={id}
				field={field}
				entry={entry}
				describedBy={hintId === undefined ? problem : `${problem} ${hintId}`}
			/>
			<p id={problem} className={styles.problem} aria-live="polite" data-problem={field.name} />
		</div>
	);
}

/** True for a field that takes numbers with decimals. */
function takesDecimals({ kind }: Field): boolean {
	return kind === "numbers" || kind === "decimal";
}

/** The control of a field. It cannot be changed until the page's script is there to calculate. */
function Control({
	id,
	field,
	entry,
	describedBy,
}: {
	readonly id: string;
	readonly field: Field;
	readonly entry: FieldEntry | undefined;
	/** Ids of the element that shows a problem, and of the hint. */
	readonly describedBy: string;
}) {
	const { name, kind, options } = field;
	const shared = { id, name, "aria-describedby": describedBy };
	const example = toExample(field, entry);
	if (kind === "number")
		return <input {...shared} type="number" step="any" defaultValue={example} readOnly />;
	if (kind === "decimal")
		return <input {...shared} type="text" inputMode="decimal" defaultValue={example} readOnly />;
	if (kind === "check")
		return <input {...shared} type="checkbox" value="1" defaultChecked={example === "1"} disabled />;
	if (kind === "choice")
		return (
			<select {...shared} defaultValue={example} disabled>
				{options?.map((value) => (
					<option key={value} value={value}>
						{entry?.options?.[value] ?? value}
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
