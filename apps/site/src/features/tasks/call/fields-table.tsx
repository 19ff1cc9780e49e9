import { DESCRIPTION_KEYS } from "@pusula/tasks";
import type { Messages } from "../../../../messages/words.ts";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Badge } from "../../../ui/text/badge.tsx";
import { BreakableName } from "../../../ui/text/breakable-name.tsx";
import { joinTexts } from "../../../ui/text/join-texts.ts";
import { TableFrame } from "../../../ui/tables/table-frame.tsx";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import { listLimitWords, listValues, toTypeWords } from "./field-words.ts";
import styles from "./fields-table.module.css";
import { findDefault, type SchemaField } from "./schema-fields.ts";

/** Fields of a request or a result: name, type with limits and default, meaning in the language of the page. */
export function FieldsTable({
	fields,
	labelledBy,
	required,
	locale,
}: {
	readonly fields: readonly SchemaField[];
	/** Id of the heading above the table. */
	readonly labelledBy: string;
	/** Mark of a required field. */
	readonly required: string;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).task;
	return (
		<TableFrame labelledBy={labelledBy}>
			<table className={styles.fields} aria-labelledby={labelledBy}>
				<thead>
					<tr>
						<th scope="col">{words.field}</th>
						<th scope="col">{words.meaning}</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((field) => (
						<FieldRow key={field.path} field={field} required={required} locale={locale} />
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}

function FieldRow({
	field,
	required,
	locale,
}: {
	readonly field: SchemaField;
	readonly required: string;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const meaning = field.schema[DESCRIPTION_KEYS[locale]];
	return (
		<tr>
			<th scope="row">
				<code translate="no">
					<BreakableName name={field.path} />
				</code>
				{field.isRequired && <Badge>{required}</Badge>}
			</th>
			<td>
				{meaning && (
					<p>
						<WordsWithCode text={meaning} />
					</p>
				)}
				<p className={styles.facts}>
					<FieldFacts field={field} words={words} />
				</p>
			</td>
		</tr>
	);
}

/** Type, allowed values, limits and default, one after the other. */
function FieldFacts({ field, words }: { readonly field: SchemaField; readonly words: Messages }) {
	const initial = findDefault(field);
	const values = listValues(field).flatMap((value, index) => [
		index === 0 ? ": " : ", ",
		<code key={value} translate="no">
			{value}
		</code>,
	]);
	const standard = initial !== undefined && [
		`, ${words.task.default} `,
		<code key="" translate="no">
			{initial}
		</code>,
	];
	const limits = listLimitWords(field, words).map((limit) => `, ${limit}`);
	return joinTexts([toTypeWords(field, words), ...values, ...limits, ...(standard || [])]);
}
