import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { leaveButton } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/state/run-state.ts";
import styles from "./job-panel.module.css";

/** State of a queued job, and a button that cancels it. */
export function JobPanel({ run: { job, status } }: { readonly run: RunState }) {
	const words = usePlayground().words.jobs;
	const [refused, setRefused] = useState("");
	if (!job || job.id === "") return undefined;
	if (job.state === "done" && status === "failed") return undefined;
	const isWaiting = status === "running";
	const isRefused = refused === job.id;

	function cancel(): void {
		if (!job) return;
		job.cancel().then(
			(isCanceled) => setRefused(isCanceled ? "" : job.id),
			() => setRefused(job.id),
		);
	}

	return (
		<div className={styles.job} data-job={job.state}>
			<p>
				<output>{words.states[job.state]}</output>
				{job.position !== undefined && ` · ${fill(words.position, { count: job.position })}`}{" "}
				<code translate="no">{job.id}</code>
			</p>
			{isWaiting && (
				<Button
					onClick={({ currentTarget }) => {
						leaveButton(currentTarget);
						cancel();
					}}
					disabled={isRefused}
				>
					{words.cancel}
				</Button>
			)}
			{isRefused && <output>{words.cannotCancel}</output>}
			{status === "stopped" && <p>{words.stopped}</p>}
		</div>
	);
}
