import { QuietButton } from "../../../../../ui/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import { isBusy, type RunState } from "../../../run/run-state.ts";
import type { ComparedModel } from "../../compare/compared-models.ts";
import { useCompareWords } from "../../compare/compare-words.ts";
import { AnswerBody } from "../answer-body.tsx";
import chatStyles from "../chat.module.css";
import { LiveAnswer } from "../live-answer.tsx";
import { VersionButtons } from "../version-buttons.tsx";
import { nameAnswer, type RowProps } from "./columns.ts";
import { toRequestMessages } from "./rows.ts";
import { RunningAnswer } from "./running-answer.tsx";

interface Props extends RowProps {
	readonly model: ComparedModel;
	/** Of the model that the column holds now. */
	readonly name: string;
}

/** What a compared model has answered to a message: on its way, there, or missing. The last one can be requested anew. */
export function OwnAnswerView(props: Props) {
	const { row, isLast, chat, controls, catalogue, steps, model, name, onLeave } = props;
	const { words: all } = usePlayground();
	const words = useCompareWords();
	const { comparison, call } = controls;
	const { answers, run: latest } = comparison.columnOf(model);
	const answer = answers.find(({ path }) => path === row.path);
	const run = answer?.runs[answer.shown];
	const turns = steps.map(({ item }) => item.turn);
	const ask = (): void => {
		const messages = toRequestMessages(chat.chat.system, turns, row);
		comparison.start(model, { ...call.args, messages });
		onLeave();
	};
	const onAsk = isLast && row.question !== undefined && !isBusy(latest) ? ask : undefined;
	if (!run || !answer)
		return (
			<div className={chatStyles.row}>
				<p className={chatStyles.about}>{isLast ? words.notYet : words.notAsked}</p>
				{onAsk && (
					<QuietButton compact onClick={onAsk}>
						{words.ask}
					</QuietButton>
				)}
			</div>
		);
	const shownName = nameAnswer(props, run, name);
	if (isBusy(run) || run.output === undefined)
		return (
			<>
				<RunningAnswer run={run} name={shownName} onStop={() => comparison.stop(model)} />
				<LiveAnswer run={run} name={shownName} errors={catalogue.errors} onRetry={onAsk} />
			</>
		);
	return (
		<div className={chatStyles.turn} data-role="assistant">
			<p className={chatStyles.role}>{shownName}</p>
			<AnswerBody run={run} errors={catalogue.errors} />
			{callsTools(run) && <p className={chatStyles.about}>{words.toolsOfFirst}</p>}
			{!isBusy(latest) && (
				<div className={chatStyles.row}>
					<VersionButtons
						step={{ version: answer.shown, versions: answer.runs.length }}
						onShow={(version) => comparison.show(model, row.path, version)}
					/>
					{onAsk && (
						<QuietButton compact onClick={onAsk}>
							{all.chat.again}
						</QuietButton>
					)}
				</div>
			)}
		</div>
	);
}

function callsTools({ output }: RunState): boolean {
	const { toolCalls } = Object(output) as { readonly toolCalls?: unknown }; // fields of any object are unknown
	return Array.isArray(toolCalls) && toolCalls.length > 0;
}
