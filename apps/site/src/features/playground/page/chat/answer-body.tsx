import { lazy, Suspense, useState } from "react";
import { AnswerLabel } from "../../answer/answer-label.tsx";
import { ChatView } from "../../answer/outputs/chat-view.tsx";
import { RunTimings, UsageList } from "../../answer/run-facts.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/run-state.ts";
import styles from "./chat.module.css";

const AnswerDetails = lazy(() =>
	import("./answer-details.tsx").then((module) => ({ default: module.AnswerDetails })),
);

/** An answer that a run has brought: its text, its source, its tokens and times, and its requests on demand. */
export function AnswerBody({ run }: { readonly run: RunState }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	const { output, call, status, usage } = run;
	return (
		<>
			<AnswerLabel run={run} kind="chat" />
			<ChatView output={output} args={call?.args ?? {}} isWhole />
			<p className={styles.about}>
				{status === "stopped" ? words.chat.stopped : words.states[status]}
				<RunTimings run={run} />
			</p>
			<UsageList usage={usage} />
			<details className={styles.details} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
				<summary>{words.chat.details}</summary>
				{isOpen && (
					<Suspense>
						<AnswerDetails run={run} />
					</Suspense>
				)}
			</details>
		</>
	);
}
