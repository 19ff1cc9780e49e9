import { type ReactNode, Suspense } from "react";
import type { OutputKind } from "@pusula/tasks";
import { AnswerLabel } from "./answer-label.tsx";
import { ExchangeLog } from "./exchange-log.tsx";
import { FailedRun } from "./failure.tsx";
import { LocalPart } from "./local-part.tsx";
import { OutputView } from "./outputs/output-view.tsx";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import { JsonOutput } from "./outputs/json-output.tsx";
import { UsageList } from "./run-facts.tsx";
import { RunStatus } from "./run-status.tsx";
import { SendingNote } from "./sending-note.tsx";
import { SpokenStatus } from "./spoken-status.tsx";
import { Tries } from "./tries.tsx";
import type { RunState } from "../run/state/run-state.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

const HandOver = lazyPart(() => import("./hand-over/hand-over.tsx").then((module) => module.HandOver));
const JobPanel = lazyPart(() => import("./jobs/job-panel.tsx").then((module) => module.JobPanel));

/** Result of a run: the output, its duration, and every request. Its heading takes the focus of buttons that go. */
export function ResultPane({
	run,
	kind,
	errors,
	name,
	children,
}: {
	readonly run: RunState;
	readonly kind: OutputKind;
	readonly errors: Readonly<Record<string, string>>;
	/** Name of the answer's source, where several answers are side by side. */
	readonly name?: string | undefined;
	/** What is shown below the heading, before the state of the run. */
	readonly children?: ReactNode;
}) {
	const { words } = usePlayground();
	const { status, output, call, exchanges } = run;
	return (
		<section
			className={styles.result}
			aria-label={name ? `${words.output}: ${name}` : words.output}
			data-status={status}
		>
			{name ? (
				<h3 className={styles.name} tabIndex={-1}>
					{name}
				</h3>
			) : (
				<h2 tabIndex={-1}>{words.output}</h2>
			)}
			{children}
			<RunStatus run={run} />
			<AnswerLabel run={run} kind={kind} />
			<SendingNote run={run} />
			<Suspense>{run.job && <JobPanel run={run} />}</Suspense>
			<LocalPart run={run} />
			{output !== undefined && call && (
				<div className={styles.output}>
					<OutputView kind={kind} output={output} args={call.args} isWhole={status !== "streaming"} />
				</div>
			)}
			<Suspense>{status === "done" && <HandOver kind={kind} output={output} args={call?.args} />}</Suspense>
			<UsageList usage={run.usage} />
			{output !== undefined && status !== "streaming" && <JsonOutput value={output} />}
			{status === "failed" && <FailedRun run={run} titles={errors} />}
			<Tries run={run} />
			<ExchangeLog exchanges={exchanges} isSimulated={run.connection === "simulated"} name={name} />
			<SpokenStatus run={run} name={name} />
		</section>
	);
}
