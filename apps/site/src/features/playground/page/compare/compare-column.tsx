import type { OutputKind } from "@pusula/tasks";
import { ResultPane } from "../../answer/result-pane.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import { AnswerDifference } from "./answer-difference.tsx";
import { toAnswerText } from "./answer-text.ts";
import styles from "./compare.module.css";
import { ComparedModelFields } from "./compared-model-fields.tsx";
import type { ComparedModel } from "./compared-models.ts";
import { toName } from "../../target/to-name.ts";
import type { Comparison } from "./use-compared-models.ts";

/** What all columns share. */
export interface ColumnProps {
	readonly comparison: Comparison;
	/** The first choice, whose task, connection and scenario the columns share. */
	readonly state: PlaygroundState;
	/** The run of the first choice. */
	readonly first: RunState;
	readonly catalogue: Catalogue;
	readonly models: readonly string[];
	readonly kind: OutputKind;
}

/** One compared model: its fields, the result of its own run, and how that differs from the first. */
export function CompareColumn({
	comparedModel,
	comparison,
	state,
	first,
	catalogue,
	models,
	kind,
}: ColumnProps & { readonly comparedModel: ComparedModel }) {
	const { locale } = usePlayground();
	const { run } = comparison.columnOf(comparedModel);
	const name = toName(catalogue, comparedModel, state.connection);
	const answers = [
		{ name: toName(catalogue, state, state.connection), text: toAnswerText(kind, first, locale) },
		{ name, text: toAnswerText(kind, run, locale) },
	];
	return (
		<div className={styles.column}>
			<ComparedModelFields
				comparedModel={comparedModel}
				catalogue={catalogue}
				state={state}
				models={models}
				comparison={comparison}
			/>
			<ResultPane run={run} kind={kind} errors={catalogue.errors} name={name} />
			<AnswerDifference answers={answers} />
		</div>
	);
}
