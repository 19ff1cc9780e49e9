import type { MeasuredItem, Report } from "@pusula/measure";
import { useEffect, useState } from "react";
import { openWorker } from "../../../../lib/runtime/open-worker.ts";
import type { Measurement } from "../parts/measurement.ts";
// oxlint-disable-next-line import/default -- the bundler replaces it with the URL of the built worker
import workerUrl from "./report.worker.ts?worker&url";
import type { ReportRequest } from "./to-report.ts";

/** A report that is computed, the one before it meanwhile, and what went wrong. */
export interface ReportState {
	/** Absent until the first one is ready. */
	readonly report?: Report;
	readonly isBusy: boolean;
	/** Message of the error that ended the computation. */
	readonly problem?: string;
}

/** The report of a measurement, computed in a worker. A change starts over and ends the computation under way. */
export function useReport(measurement: Measurement, items: readonly MeasuredItem[]): ReportState {
	const [outcome, setOutcome] = useState<Outcome>({});

	useEffect(() => {
		const worker = openWorker(workerUrl);
		worker.addEventListener("message", ({ data }: MessageEvent<Report>) => {
			setOutcome({ measurement, items, report: data });
			worker.terminate();
		});
		worker.addEventListener("error", ({ message }) =>
			setOutcome(({ report }) => ({ measurement, items, ...(report && { report }), problem: message })),
		);
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
		worker.postMessage({ measurement, items } satisfies ReportRequest);
		return () => worker.terminate();
	}, [measurement, items]);
	const isBusy = outcome.measurement !== measurement || outcome.items !== items;
	const { report, problem } = outcome;
	return { isBusy, ...(report && { report }), ...(!isBusy && problem !== undefined && { problem }) };
}

/** What a worker has ended with, and for which data. */
interface Outcome extends Partial<ReportRequest>, Omit<ReportState, "isBusy"> {}
