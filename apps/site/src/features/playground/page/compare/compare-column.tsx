import type { OutputKind } from "@pusula/tasks";
import { ResultPane } from "../../answer/result-pane.tsx";
import type { RunState } from "../../run/run-state.ts";
import { type Catalogue, listProvidersOf } from "../../target/catalogue.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import { AnswerDifference } from "./answer-difference.tsx";
import { useCompareWords } from "./compare-words.ts";
import styles from "./compare.module.css";
import { ComparedModelFields } from "./compared-model-fields.tsx";
import type { ComparedModel } from "./compared-models.ts";
import type { OwnTurn } from "./own-turns.ts";
import { toName } from "../../target/to-name.ts";
import type { Comparison } from "./use-compared-models.ts";
import { useColumnRun } from "./use-column-run.ts";
import { fill } from "../../../../lib/fill.ts";

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
	...props
}: ColumnProps & { readonly comparedModel: ComparedModel }) {
	const { comparison, state, first, catalogue, models, kind } = props;
	const { run, earlier } = useColumnRun(comparedModel, props);
	const isModelAlone = state.connection === "endpoint" || state.connection === "local";
	const name = toName(catalogue, comparedModel, state.connection);
	return (
		<div className={styles.column}>
			<ComparedModelFields
				comparedModel={comparedModel}
				providers={isModelAlone ? [] : listProvidersOf(catalogue, state.task)}
				task={state.task}
				models={models}
				onChange={comparison.change}
				onRemove={() => comparison.remove(comparedModel)}
			/>
			<EarlierAnswers turns={earlier} />
			<ResultPane run={run} kind={kind} errors={catalogue.errors} name={name} />
			<AnswerDifference kind={kind} first={first} other={run} name={name} />
		</div>
	);
}

/** What the model of a column has answered before in this chat. */
function EarlierAnswers({ turns }: { readonly turns: readonly OwnTurn[] }) {
	const words = useCompareWords();
	if (turns.length === 0) return undefined;
	return (
		<details className={styles.earlier}>
			<summary>{fill(words.earlier, { count: turns.length })}</summary>
			<ol>
				{turns.map(({ question, answer }, index) => (
					<li key={`${String(index)} ${question}`} dir="auto">
						{answer}
					</li>
				))}
			</ol>
		</details>
	);
}
