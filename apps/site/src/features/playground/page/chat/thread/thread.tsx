import { Suspense } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { SpokenStatus } from "../../../answer/spoken-status.tsx";
import { listOpenCalls } from "../../../form/chat/turns.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import { listItems } from "../../state/chat-state.ts";
import styles from "../turns/chat.module.css";
import { LiveAnswer } from "../turns/live-answer.tsx";
import { ThreadFrame } from "./thread-frame.tsx";
import { TurnView } from "../turns/turn-view.tsx";
import type { ChatControls } from "../turns/use-chat.ts";
import { lazyPart } from "../../../parts/lazy-part.tsx";

const ToolResults = lazyPart(() => import("../tools/tool-results.tsx").then((module) => module.ToolResults));

export interface ThreadProps {
	readonly chat: ChatControls;
	readonly run: RunState;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Called when the focused control of a message goes. */
	readonly onLeave: () => void;
}

/** The messages of a chat, and the answer that is coming. */
export function Thread(props: ThreadProps) {
	const { chat: controls, run, errors, onLeave } = props;
	const { words } = usePlayground();
	const { chat } = controls;
	const items = listItems(chat);
	return (
		<>
			<ThreadFrame undo={controls.undo} onLeave={onLeave}>
				{items.length === 0 && !chat.isOpen && <p className={styles.about}>{words.chat.empty}</p>}
				<ol role="list">
					{items.map((step, index) => (
						<TurnView
							// oxlint-disable-next-line react/no-array-index-key -- a message keeps its place and its buttons whichever version it shows
							key={index}
							step={step}
							index={index}
							isLocked={chat.isWaiting}
							controls={controls}
							errors={errors}
							onLeave={onLeave}
						/>
					))}
				</ol>
				<ThreadEnd {...props} />
			</ThreadFrame>
			<SpokenStatus run={run} name={undefined} />
		</>
	);
}

/** Behind the last message: the answer that is coming, or the results that its tools wait for. */
export function ThreadEnd({
	chat: controls,
	run,
	errors,
	onLeave,
	name,
}: ThreadProps & {
	/** Name of the model, where there are several. */
	readonly name?: string | undefined;
}) {
	const { chat } = controls;
	const calls = chat.isWaiting ? [] : listOpenCalls(listItems(chat).map(({ item }) => item.turn));
	const leave =
		<Given extends readonly unknown[]>(act: (...given: Given) => void) =>
		(...given: Given): void => {
			act(...given);
			onLeave();
		};
	const retry = leave(controls.retry);
	return (
		<>
			{chat.isOpen && run.status !== "idle" && (
				<LiveAnswer run={run} name={name} errors={errors} onRetry={chat.isWaiting ? undefined : retry} />
			)}
			{chat.isOpen && run.status === "idle" && !chat.isWaiting && <Unanswered name={name} onRetry={retry} />}
			{calls.length > 0 && (
				<Suspense>
					<ToolResults
						key={calls.map(({ id }) => id).join()}
						calls={calls}
						onSend={leave(controls.sendResults)}
					/>
				</Suspense>
			)}
		</>
	);
}

/** In place of an answer that had not come when the page was left. */
function Unanswered({ name, onRetry }: { readonly name: string | undefined; readonly onRetry: () => void }) {
	const { words } = usePlayground();
	return (
		<div className={styles.turn} data-role="assistant">
			<p className={styles.role}>{name ?? words.roles.assistant}</p>
			<p className={styles.about}>{words.chat.unanswered}</p>
			<QuietButton compact onClick={onRetry}>
				{words.chat.retry}
			</QuietButton>
		</div>
	);
}
