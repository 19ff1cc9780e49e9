import type { TaskId } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import { findBrowserChoice } from "../../../facts/local/browser-choice.ts";
import type { Locale } from "../../../lib/locale.ts";
import { BrowserRun, NoBrowserRun } from "./browser-run.tsx";
import { findOtherReason } from "./run-data.ts";
import { WebGpuRuns } from "./webgpu-runs.tsx";

/** The example on a real model in the reader's browser, or why there is none; then the models that need WebGPU. */
export function ExampleRun({
	task,
	locale,
	toModelLine,
}: {
	readonly task: TaskId;
	readonly locale: Locale;
	/** The facts of a model in one line. */
	readonly toModelLine: (model: Model, locale: Locale) => string;
}) {
	const choice = findBrowserChoice(task, locale);
	const shipped = choice?.isShipped ? choice.model : undefined;
	const reason = choice && findOtherReason(task, choice, locale);
	return (
		<>
			{choice ? (
				<BrowserRun {...{ task, shipped, reason, locale, toModelLine }} />
			) : (
				<NoBrowserRun locale={locale} />
			)}
			<WebGpuRuns task={task} locale={locale} />
		</>
	);
}
