import { AnswerLabel } from "../../answer/answer-label.tsx";
import { ExchangeLog } from "../../answer/exchange-log.tsx";
import { Failure } from "../../answer/failure.tsx";
import { ChatView } from "../../answer/outputs/chat-view.tsx";
import { RunTimings } from "../../answer/run-facts.tsx";
import { SendingNote } from "../../answer/sending-note.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/run-state.ts";
import styles from "./chat.module.css";

/** The answer that is coming, or why none came. */
export function LiveAnswer({
	run,
	errors,
	onRetry,
}: {
	readonly run: RunState;
	readonly errors: Readonly<Record<string, string>>;
	/** Sends the same again; absent while it runs. */
	readonly onRetry: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	const { status, output, call, error, connection, exchanges } = run;
	return (
		<div className={styles.turn} data-role="assistant" data-live="">
			<p className={styles.role}>{words.roles.assistant}</p>
			<p className={styles.about}>
				{words.states[status === "idle" ? "running" : status]}
				<RunTimings run={run} />
			</p>
			<SendingNote run={run} />
			{output !== undefined && call && (
				<>
					<AnswerLabel run={run} kind="chat" />
					<ChatView output={output} args={call.args} isWhole={status !== "streaming"} />
				</>
			)}
			{status === "failed" && <Failure error={error} titles={errors} connection={connection} />}
			{onRetry && (
				<button type="button" className={styles.quiet} onClick={onRetry}>
					{words.chat.retry}
				</button>
			)}
			{onRetry && <ExchangeLog exchanges={exchanges} />}
		</div>
	);
}
