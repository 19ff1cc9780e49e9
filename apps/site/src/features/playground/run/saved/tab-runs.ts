import { findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";
import { forgetNames, listStoredNames } from "../../../../lib/kept/stored-names.ts";
import { TAB_RUNS } from "../../form/draft/draft-store.ts";
import { type SavedRun, withoutFiles } from "./saved-run.ts";

/**
 * Keeps a run for its tab, without the files of its input, in place of the earlier one with its target. It goes with the tab.
 * @throws where its output holds files, which the tab's store cannot hold, and where that is full
 */
export async function keepInTab(
	run: SavedRun,
	store: TextStore | undefined = findTabStorage(),
): Promise<void> {
	const { task, connection, provider, model } = run.target;
	const name = TAB_RUNS + [task, connection, provider, model].join(" ");
	store?.removeItem(name);
	if (JSON.stringify(withoutFiles(run.output)) !== JSON.stringify(run.output))
		throw new Error("It holds files.");
	await Promise.resolve(store?.setItem(name, JSON.stringify({ ...run, args: withoutFiles(run.args) })));
}

/** The run with an id, where this tab has kept it. */
export function readFromTab(
	id: string,
	store: TextStore | undefined = findTabStorage(),
): SavedRun | undefined {
	const runs = listStoredNames(store, TAB_RUNS).map(
		(name) => JSON.parse(store?.getItem(name) ?? "{}") as SavedRun,
	); // written above
	return runs.find((run) => run.id === id);
}

/** Deletes all runs that this tab has kept. */
export function forgetInTab(store: TextStore | undefined = findTabStorage()): void {
	forgetNames(store, TAB_RUNS);
}
