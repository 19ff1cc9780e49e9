import { type ReactNode, Suspense, useRef, useState } from "react";
import { findTabStorage } from "../../../lib/kept/storage.ts";
import { ResultPane } from "../answer/result-pane.tsx";
import { toDraftName } from "../form/draft/draft-store.ts";
import { WorkbenchForm } from "../form/workbench-form.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { hasKeptJobs } from "../run/jobs/has-kept-jobs.ts";
import { BarStatus } from "./bar-status.tsx";
import { toName } from "../target/to-name.ts";
import styles from "./workbench/page.module.css";
import { useRecalledRuns } from "./use-recalled-runs.ts";
import { useShownResult } from "./use-shown-result.ts";
import { useToRun } from "./workbench/use-to-run.ts";
import type { BenchProps } from "./workbench/workbench.tsx";

const JobOffers = lazyPart(() => import("../answer/jobs/job-offers.tsx").then((module) => module.JobOffers));
const BegunOffer = lazyPart(() => import("./begun-offer.tsx").then((module) => module.BegunOffer));

/** The form of a task beside the result of its run; while none runs, the jobs whose results have not come. */
export function FormBench(
	props: BenchProps & {
		/** Results of the compared models. */
		readonly children: ReactNode;
	},
) {
	const { catalogue, state, data, onBlocked, takeRun, controls, children } = props;
	const { formRef, form, problems, kind, comparison, isRunning, change, changeAll, submit, stopAll } =
		controls;
	const { run, resume } = controls.run;
	const [begun] = useState(() => findTabStorage()?.getItem(toDraftName("begun")));
	const result = useRef<HTMLDivElement>(null);
	useToRun(takeRun, submit);
	useRecalledRuns(props);
	useShownResult(run.startedAt, result);
	const isComparing = comparison.comparedModels.length > 0;
	return (
		<>
			<WorkbenchForm
				ref={formRef}
				data={data}
				draft={form.draft}
				problems={problems}
				choices={data.choices[state.model]}
				exampleFiles={form.exampleFiles}
				isRunning={isRunning}
				onChange={change}
				onChangeAll={changeAll}
				onExample={form.isExample ? undefined : form.useExample}
				onRun={submit}
				onStop={stopAll}
				status={<BarStatus run={run} result={result} />}
			/>
			<div ref={result} className={styles.results}>
				<ResultPane
					run={run}
					name={isComparing ? toName(catalogue, run.call ?? state, state.connection) : undefined}
					kind={kind}
					errors={catalogue.errors}
				>
					<Suspense>
						{!isRunning && hasKeptJobs() && (
							<JobOffers state={state} isBlocked={onBlocked !== undefined} onResume={resume} />
						)}
						{begun && <BegunOffer {...props} begun={begun} />}
					</Suspense>
				</ResultPane>
				{children}
			</div>
		</>
	);
}
