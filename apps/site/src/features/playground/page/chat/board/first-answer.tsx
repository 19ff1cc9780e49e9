import { useCompareWords } from "../../compare/compare-words.ts";
import chatStyles from "../turns/chat.module.css";
import { ThreadEnd } from "../thread/thread.tsx";
import { TurnView } from "../turns/turn-view.tsx";
import { nameAnswer, type RowProps } from "./columns.ts";
import { RunningAnswer } from "./running-answer.tsx";

/** What the first model has answered to a message, with the calls of its tools and their results. */
export function FirstAnswer(props: RowProps & { readonly name: string }) {
	const { row, steps, isLast, chat, controls, catalogue, name, onLeave } = props;
	const words = useCompareWords();
	const { run, stop } = controls.run;
	const leave = (): void => {
		stop();
		onLeave();
	};
	return (
		<>
			{row.answers.length > 0 && (
				<ol role="list">
					{row.answers.map((index) => {
						const step = steps[index];
						return (
							step && (
								<TurnView
									key={index}
									step={step}
									index={index}
									name={nameAnswer(props, step.item.run, name)}
									isLocked={controls.isRunning}
									controls={chat}
									errors={catalogue.errors}
									onLeave={onLeave}
								/>
							)
						);
					})}
				</ol>
			)}
			{isLast && <RunningAnswer run={run} name={name} onStop={leave} />}
			{isLast && <ThreadEnd chat={chat} run={run} errors={catalogue.errors} name={name} onLeave={onLeave} />}
			{row.answers.length === 0 && !(isLast && chat.chat.isOpen) && (
				<p className={chatStyles.about}>{words.noAnswer}</p>
			)}
		</>
	);
}
