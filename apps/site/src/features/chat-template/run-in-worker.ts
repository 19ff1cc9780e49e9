import { after } from "../../lib/effects/clock.ts";
// oxlint-disable-next-line import/default -- the bundler replaces it with the URL of the built worker
import workerUrl from "./template.worker.ts?worker&url";
import { openWorker } from "../../lib/runtime/open-worker.ts";
import type { TemplateInput, TemplateResult } from "./render-template.ts";

/** Longest run of a template before it is stopped, in milliseconds. */
const LONGEST_RUN_MS = 2000;

/** A result, or `"stopped"` for a template that ran too long. */
export type TemplateOutcome = TemplateResult | { readonly kind: "stopped" };

/** Runs one template at a time: a new one replaces the one before, whose promise then never settles. */
export function createTemplateRunner(): (input: TemplateInput) => Promise<TemplateOutcome> {
	let worker: Worker | undefined;
	let isBusy = false;

	return (input) =>
		new Promise((resolve, reject) => {
			if (isBusy) worker = stop(worker);
			worker ??= openWorker(workerUrl);
			isBusy = true;
			const settled = new AbortController();
			const settle = (): void => {
				settled.abort();
				cancel();
				isBusy = false;
			};
			const cancel = after(LONGEST_RUN_MS, () => {
				settle();
				worker = stop(worker);
				resolve({ kind: "stopped" });
			});
			const { signal } = settled;
			worker.addEventListener(
				"message",
				({ data }: MessageEvent<TemplateResult>) => {
					settle();
					resolve(data);
				},
				{ signal },
			);
			worker.addEventListener(
				"error",
				({ message }) => {
					settle();
					reject(new Error(message));
				},
				{ signal },
			);
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
			worker.postMessage(input);
		});
}

function stop(worker: Worker | undefined): undefined {
	worker?.terminate();
}
