import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import styles from "./job-panel.module.css";
import { type KeptJob, keepJob, readKeptJob } from "../../run/jobs/kept-job.ts";

/** Offers to go on polling a job that was under way before the page was reloaded. */
export function JobOffer({
	state,
	isBlocked,
	onResume,
}: {
	readonly state: PlaygroundState;
	/** The key is missing: the job cannot be polled yet. */
	readonly isBlocked: boolean;
	readonly onResume: (job: KeptJob) => void;
}) {
	const words = usePlayground().words.jobs;
	const [job, setJob] = useState(readKeptJob);
	if (!job || job.call.task !== state.task || job.connection !== state.connection) return undefined;
	const { provider, model } = job.call;
	return (
		<div className={styles.job} data-job-offer="">
			<p>{fill(words.offer, { provider, model })}</p>
			<p>{job.connection === "simulated" ? words.simulated : words.needsKey}</p>
			<p className={styles.actions}>
				<Button
					disabled={isBlocked}
					onClick={() => {
						setJob(undefined);
						onResume(job);
					}}
				>
					{words.resume}
				</Button>
				<Button
					onClick={() => {
						setJob(undefined);
						keepJob(undefined);
					}}
				>
					{words.forget}
				</Button>
			</p>
		</div>
	);
}
