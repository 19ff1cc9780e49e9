import { Suspense } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import { lazyPart } from "../../../parts/lazy-part.tsx";
import { isBusy, type RunState } from "../../../run/state/run-state.ts";
import type { ComparedModel } from "../../compare/compared-models.ts";
import { useCompareWords } from "../../compare/compare-words.ts";
import { listToolSteps } from "../../compare/own-answers.ts";
import type { OwnAnswer } from "../../state/shown-comparison.ts";
import { AnswerBody } from "../turns/answer-body.tsx";
import { toAnswerTurn } from "../../state/chat-state.ts";
import chatStyles from "../turns/chat.module.css";
import { LiveAnswer } from "../turns/live-answer.tsx";
import { VersionButtons } from "../turns/version-buttons.tsx";
import { nameAnswer, type RowProps } from "./columns.ts";
import { toMessagesWith, toRequestMessages } from "./rows.ts";
import { RunningAnswer } from "./running-answer.tsx";
import { ToolSteps } from "./tool-steps.tsx";

const ToolResults = lazyPart(() => import("../tools/tool-results.tsx").then((module) => module.ToolResults));

interface Props extends RowProps {
	readonly model: ComparedModel;
	/** Of the model that the column holds now. */
	readonly name: string;
}

/** What a compared model has answered to a message: on its way, there, or missing. The last one can be requested anew. */
export function OwnAnswerView(props: Props) {
	const { row, isLast, chat, controls, catalogue, steps, model, name, onLeave } = props;
	const words = useCompareWords();
	const { comparison, call } = controls;
	const { answers, run: latest } = comparison.columnOf(model);
	const answer = answers.find(({ path }) => path === row.path);
	const run = answer?.runs[answer.shown];
	const turns = steps.map(({ item }) => item.turn);
	const question = toRequestMessages(chat.chat.system, turns, row);
	const ask = (messages: readonly object[]) => (): void => {
		comparison.start(model, { ...call.args, messages });
		onLeave();
	};
	const stop = (): void => {
		comparison.stop(model);
		onLeave();
	};
	const canAsk = isLast && row.question !== undefined && !isBusy(latest);
	const onAsk = canAsk ? ask(question) : undefined;
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
				<RunningAnswer run={run} name={shownName} onStop={stop} />
				<ToolSteps run={run} />
				<LiveAnswer
					run={run}
					name={shownName}
					errors={catalogue.errors}
					onRetry={canAsk ? ask([...question, ...listToolSteps(run)]) : undefined}
				/>
			</>
		);
	return (
		<div className={chatStyles.turn} data-role="assistant">
			<p className={chatStyles.role}>{shownName}</p>
			<ToolSteps run={run} />
			<AnswerBody run={run} errors={catalogue.errors} />
			{canAsk && <OwnTools run={run} onSend={(messages) => ask([...question, ...messages])()} />}
			{!isBusy(latest) && (
				<Tools
					answer={answer}
					onShow={(version) => comparison.show(model, row.path, version)}
					onAgain={onAsk}
				/>
			)}
		</div>
	);
}

/** The versions of an answer, and a way to another. */
function Tools({
	answer,
	onShow,
	onAgain,
}: {
	readonly answer: OwnAnswer;
	readonly onShow: (version: number) => void;
	readonly onAgain: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	return (
		<div className={chatStyles.row}>
			<VersionButtons step={{ version: answer.shown, versions: answer.runs.length }} onShow={onShow} />
			{onAgain && (
				<QuietButton compact onClick={onAgain}>
					{words.chat.again}
				</QuietButton>
			)}
		</div>
	);
}

/** The results that the tools of a compared model wait for; nothing for an answer that calls none. */
function OwnTools({
	run,
	onSend,
}: {
	readonly run: RunState;
	/** Takes what the model goes on with behind the message of the reader. */
	readonly onSend: (messages: readonly object[]) => void;
}) {
	const turn = toAnswerTurn(run);
	if (!turn || turn.toolCalls.length === 0) return undefined;
	return (
		<Suspense>
			<ToolResults
				key={turn.toolCalls.map(({ id }) => id).join()}
				calls={turn.toolCalls}
				onSend={(results) => onSend(toMessagesWith(listToolSteps(run), turn, results))}
			/>
		</Suspense>
	);
}
