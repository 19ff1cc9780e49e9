import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { leaveButton } from "../../parts/focus.ts";
import { leaveItem } from "../../parts/leave-item.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import styles from "./job-panel.module.css";
import { forgetJob, type KeptJob, readKeptJobs } from "../../run/jobs/kept-job.ts";

interface Props {
	readonly state: PlaygroundState;
	/** The key is missing: no job can be polled yet. */
	readonly isBlocked: boolean;
	readonly onResume: (job: KeptJob) => void;
}

/** Offers to go on polling the jobs of this tab whose results have not come, as after a reload of the page or a broken connection. */
export function JobOffers({ state, isBlocked, onResume }: Props) {
	const words = usePlayground().words.jobs;
	const [jobs, setJobs] = useState(readKeptJobs);
	const take = ({ id }: KeptJob): void => setJobs(jobs.filter((job) => job.id !== id));
	const offered = jobs.filter(
		({ call, connection }) => call.task === state.task && connection === state.connection,
	);
	if (offered.length === 0) return undefined;
	return (
		<ul role="list" className={styles.offers}>
			{offered.map((job) => (
				<li key={job.id} className={styles.job} data-job-offer="">
					<p>{fill(words.offer, { provider: job.call.provider, model: job.call.model })}</p>
					<p>{job.connection === "simulated" ? words.simulated : words.needsKey}</p>
					<p className={styles.actions}>
						<Button
							disabled={isBlocked}
							onClick={({ currentTarget }) => {
								leaveButton(currentTarget);
								take(job);
								onResume(job);
							}}
						>
							{words.resume}
						</Button>
						<Button
							onClick={({ currentTarget }) => {
								if (!leaveItem(currentTarget)) leaveButton(currentTarget);
								take(job);
								forgetJob(job.id);
							}}
						>
							{words.forget}
						</Button>
					</p>
				</li>
			))}
		</ul>
	);
}
