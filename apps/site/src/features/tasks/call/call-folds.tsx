import { type Task, TASK_SCHEMAS, type TaskSchemas } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { toModelsRoute } from "../../../facts/tasks/task-order.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { Fold } from "../../../ui/controls/fold.tsx";
import { SectionLead } from "../../../ui/text/section-lead.tsx";
import { FieldsTable } from "./fields-table.tsx";
import { listFields } from "./schema-fields.ts";
import styles from "./call-folds.module.css";

/** What a caller looks up: the fields of request and response, and the way to published results of models. */
export function CallFolds({
	task,
	hasResults,
	locale,
}: {
	readonly task: Task;
	/** Whether there are published results to choose a model by. */
	readonly hasResults: boolean;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const schemas: TaskSchemas | undefined = (TASK_SCHEMAS as Readonly<Record<string, TaskSchemas>>)[task.id]; // not every task has schemas
	return (
		<div className={styles.folds}>
			{schemas && <Fields side="input" schemas={schemas} locale={locale} />}
			{schemas && <Fields side="output" schemas={schemas} locale={locale} />}
			{hasResults && (
				<p className={styles.results} id={toAnchor(words.chooser.title)}>
					<a href={`${toHref(toModelsRoute(task.id), locale)}#${toAnchor(words.chooser.title)}`}>
						{words.task.modelsPage.results}
					</a>
				</p>
			)}
		</div>
	);
}

function Fields({
	side,
	schemas,
	locale,
}: {
	readonly side: "input" | "output";
	readonly schemas: TaskSchemas;
	readonly locale: Locale;
}) {
	const { task: words } = wordsIn(locale);
	const isInput = side === "input";
	const title = isInput ? words.inputFields : words.outputFields;
	const fields = listFields(schemas[side]);
	const id = toAnchor(title);
	return (
		<Fold id={id} title={title} note={fields.length}>
			<SectionLead>{isInput ? words.inputFieldsText : words.outputFieldsText}</SectionLead>
			<FieldsTable
				fields={fields}
				labelledBy={`${id}-title`}
				required={isInput ? words.required : words.always}
				locale={locale}
			/>
		</Fold>
	);
}
