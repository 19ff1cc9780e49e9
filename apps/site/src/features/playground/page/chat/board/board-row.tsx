import { fill } from "../../../../../lib/fill.ts";
import { AnswerDifference } from "../../compare/answer-difference.tsx";
import { toAnswerText } from "../../compare/answer-text.ts";
import { useCompareWords } from "../../compare/compare-words.ts";
import { findOwn } from "../../compare/own-answers.ts";
import { TurnView } from "../turns/turn-view.tsx";
import styles from "./board.module.css";
import { nameAnswer, type RowProps } from "./columns.ts";
import { FirstAnswer } from "./first-answer.tsx";
import { OwnAnswerView } from "./own-answer-view.tsx";

/** A message of the reader across all columns, below it the answers beside each other, and how they differ. */
export function BoardRow(props: RowProps) {
	const { columns, shown, row, count, steps, chat, controls, catalogue, onLeave } = props;
	const words = useCompareWords();
	const question = row.question === undefined ? undefined : steps[row.question];
	return (
		<li className={styles.row}>
			{question && row.question !== undefined && (
				<ol role="list">
					<TurnView
						step={question}
						index={row.question}
						isLocked={controls.isRunning}
						controls={chat}
						errors={catalogue.errors}
						onLeave={onLeave}
					/>
				</ol>
			)}
			<ul role="list" className={styles.columns}>
				{columns.map(({ id, name, model, ...column }, index) => (
					<li
						key={id}
						className={styles.cell}
						data-shown={index === shown || undefined}
						data-status={column.run.status}
						aria-label={fill(words.answerOf, { name: name || words.noModel, count })}
					>
						{model ? (
							<OwnAnswerView {...props} key={row.path} model={model} name={name} />
						) : (
							<FirstAnswer {...props} name={name} />
						)}
					</li>
				))}
			</ul>
			<AnswerDifference answers={listTexts(props)} />
		</li>
	);
}

/** The answers of a row as texts, as far as they have come. */
function listTexts(props: RowProps) {
	const { columns, row, steps, controls, catalogue } = props;
	return columns.map(({ name, model }) => {
		if (model) {
			const run = findOwn(controls.comparison.columnOf(model).answers, row.path);
			return { name: nameAnswer(props, run, name), text: run && toAnswerText("chat", run, catalogue.locale) };
		}
		const item = row.answers
			.map((index) => steps[index]?.item)
			.findLast((one) => one?.turn.role === "assistant");
		return { name: nameAnswer(props, item?.run, name), text: item?.turn.text || undefined };
	});
}
