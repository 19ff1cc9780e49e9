import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import { listWebGpuChoices } from "../../../facts/local/browser-choice.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "./browser-run.module.css";
import { toRunName } from "./run-data.ts";

/**
 * A button for the models of the page's example that need WebGPU. What they are, and whether this browser can run them, is
 * fetched and looked up when it is pressed, by the script of the other buttons.
 */
export function WebGpuRuns({ task, locale }: { readonly task: TaskId; readonly locale: Locale }) {
	const choices = listWebGpuChoices(task, locale);
	const names = choices.map((choice) => toRunName(task, choice));
	const [first] = names;
	if (first === undefined) return undefined;
	const { webGpu, lost } = wordsIn(locale).onDevice.run;
	return (
		<div
			data-browser-run={toFileHref(`/browser-runs/${locale}/${first}.json`)}
			data-webgpu-runs={names.join(" ")}
			data-needs-script=""
			data-pending=""
		>
			<p className={styles.offer}>
				<Button>
					{webGpu.title} ({choices.length})
				</Button>
			</p>
			<p role="alert" data-lost="" hidden>
				{lost}
			</p>
		</div>
	);
}
