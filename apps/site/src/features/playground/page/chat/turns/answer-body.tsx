import { type ReactNode, Suspense, useState } from "react";
import { AnswerLabel } from "../../../answer/answer-label.tsx";
import { ChatView } from "../../../answer/outputs/chat-view.tsx";
import { FailedRun } from "../../../answer/failure.tsx";
import { RunLine } from "../../../answer/run-line.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { ChatAnswer } from "../../../run/state/chat-answer.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import styles from "./chat.module.css";
import { lazyPart } from "../../../parts/lazy-part.tsx";

const HandOverBody = lazyPart(() =>
	import("../../../answer/hand-over/hand-over-body.tsx").then((module) => module.HandOverBody),
);
const AnswerDetails = lazyPart(() => import("./answer-details.tsx").then((module) => module.AnswerDetails));

/** An answer that a run has brought: its source, its text, the tasks that take it, and one line that opens its times, tokens and requests. */
export function AnswerBody({
	run,
	errors,
}: {
	readonly run: RunState;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
}) {
	const { words } = usePlayground();
	const { output, call, status } = run;
	const { text = "" } = Object(output) as Partial<ChatAnswer>; // made by the runner, or kept by an earlier page
	return (
		<>
			<AnswerLabel run={run} kind="chat" />
			<ChatView output={output} args={call?.args ?? {}} isWhole />
			{status === "stopped" && <p className={styles.about}>{words.chat.stopped}</p>}
			{status === "failed" && <FailedRun run={run} titles={errors} />}
			<div className={styles.folds}>
				{text.trim() !== "" && (
					<Fold summary={words.outputs.handOver}>
						<HandOverBody carried={[{ kind: "text", value: text }]} />
					</Fold>
				)}
				<Fold
					summary={
						<>
							<RunLine run={run} /> · <span>{words.chat.details}</span>
						</>
					}
				>
					<AnswerDetails run={run} />
				</Fold>
			</div>
		</>
	);
}

/** What is loaded when it is opened. */
function Fold({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className={styles.details} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{summary}</summary>
			{isOpen && <Suspense>{children}</Suspense>}
		</details>
	);
}
