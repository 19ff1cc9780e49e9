import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { listWebGpuChoices } from "../../../facts/browser-choice.ts";
import { toFileHref } from "../../../lib/file-href.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Fold } from "../../../ui/fold.tsx";
import { toRunName } from "./run-data.ts";

/**
 * The models for the page's example that need WebGPU, in a fold. What they are, and whether this browser can run them, is fetched
 * and looked up when the reader opens it.
 */
export function WebGpuRuns({ task, locale }: { readonly task: TaskId; readonly locale: Locale }) {
	const { webGpu, lost } = wordsIn(locale).onDevice.run;
	const choices = listWebGpuChoices(task, locale);
	if (choices.length === 0) return undefined;
	const names = choices.map((choice) => toRunName(task, choice));
	return (
		<div
			data-webgpu-runs={names.join(" ")}
			data-folder={toFileHref(`/browser-runs/${locale}/`)}
			data-needs-script=""
		>
			<Fold title={webGpu.title} note={choices.length}>
				<p role="alert" data-lost="" hidden>
					{lost}
				</p>
			</Fold>
		</div>
	);
}
