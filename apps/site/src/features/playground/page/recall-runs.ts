import { toDraft } from "../form/draft/draft.ts";
import { textOf } from "../form/form-text.ts";
import { toCall } from "../form/to-call.ts";
import { readSearch } from "../parts/page-url.ts";
import { readMarks, toShownMark } from "../run/saved/keep-run.ts";
import { listRuns, readRun } from "../run/saved/run-store.ts";
import { readFromTab } from "../run/saved/tab-runs.ts";
import { toRunState } from "../run/saved/saved-run.ts";
import type { Access } from "../target/state/access.ts";
import { readFields } from "../target/state/playground-state.ts";
import type { BenchProps } from "./workbench/workbench.tsx";

/**
 * Shows the answers that the models of a form had in this tab before the page was reloaded, where the history keeps them, or the tab itself. A URL
 * with other fields is another form.
 */
export async function recallRuns(
	{ catalogue, state, data, controls: { call, run, comparison } }: BenchProps,
	accessFor: (provider: string) => Access,
): Promise<void> {
	const marks = readMarks(state.task);
	const calls = [
		{ call, show: run.recall },
		...comparison.comparedModels.map(({ id, provider, model }) => ({
			call: toCall(catalogue, { ...state, provider, model }, call.args, accessFor(provider)),
			show: comparison.recall(id),
		})),
	];
	const heads = await listRuns().catch(() => []); // a browser that keeps no history may keep the tab's own
	const given = Object.entries(readFields(new URLSearchParams(readSearch())) ?? {});
	for (const { call: made, show } of calls) {
		const mark = marks[toShownMark({ ...made, connection: state.connection })];
		const head = heads.find(({ id }) => id === mark);
		const saved = head ? await readRun(head) : readFromTab(mark ?? "");
		const draft = saved && toDraft(data.input, saved.args);
		if (draft && given.every(([path, text]) => textOf(draft[path]) === text)) show(toRunState(saved));
	}
}
