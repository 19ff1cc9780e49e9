import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { AnswerLabel } from "../../../answer/answer-label.tsx";
import { ExchangeLog } from "../../../answer/exchange-log.tsx";
import { FailedRun } from "../../../answer/failure.tsx";
import { ChatView } from "../../../answer/outputs/chat-view.tsx";
import { LocalPart } from "../../../answer/local-part.tsx";
import { RunStatus } from "../../../answer/run-status.tsx";
import { SendingNote } from "../../../answer/sending-note.tsx";
import { Tries } from "../../../answer/tries.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import styles from "./chat.module.css";

/** The answer that is coming, or why none came. The state of the run is shown above the field for the next message. */
export function LiveAnswer({
	run,
	name,
	errors,
	onRetry,
}: {
	readonly run: RunState;
	/** Name of the model, where there are several. */
	readonly name?: string | undefined;
	readonly errors: Readonly<Record<string, string>>;
	/** Sends the same again; absent while it runs. */
	readonly onRetry: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	const { status, output, call, exchanges } = run;
	return (
		<div className={styles.turn} data-role="assistant" data-live="">
			<p className={styles.role}>{name ?? words.roles.assistant}</p>
			{status !== "running" && status !== "streaming" && <RunStatus run={run} />}
			<SendingNote run={run} />
			<LocalPart run={run} />
			{output !== undefined && call && (
				<>
					<AnswerLabel run={run} kind="chat" />
					<ChatView output={output} args={call.args} isWhole={status !== "streaming"} />
				</>
			)}
			{status === "failed" && <FailedRun run={run} titles={errors} />}
			{onRetry && (
				<QuietButton compact onClick={onRetry}>
					{words.chat.retry}
				</QuietButton>
			)}
			<Tries run={run} />
			{onRetry && <ExchangeLog exchanges={exchanges} isSimulated={run.connection === "simulated"} />}
		</div>
	);
}
