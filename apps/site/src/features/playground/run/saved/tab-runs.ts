import { findTabStorage } from "../../../../lib/kept/storage.ts";
import { TAB_RUNS } from "../../form/draft/draft-store.ts";
import { type SavedRun, withoutFiles } from "./saved-run.ts";

/** The part of the tab's store that is used. */
export type TabStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Keeps a run for its tab, without the files of its input, in place of the earlier one with its target. It goes with the tab.
 * @throws where its output holds files, which the tab's store cannot hold, and where that is full
 */
export async function keepInTab(
	run: SavedRun,
	store: TabStore | undefined = findTabStorage(),
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
	store: TabStore | undefined = findTabStorage(),
): SavedRun | undefined {
	const runs = listNames(store).map((name) => JSON.parse(store?.getItem(name) ?? "{}") as SavedRun); // written above
	return runs.find((run) => run.id === id);
}

/** Deletes all runs that this tab has kept. */
export function forgetInTab(store: TabStore | undefined = findTabStorage()): void {
	for (const name of listNames(store)) store?.removeItem(name);
}

function listNames(store: TabStore | undefined): readonly string[] {
	return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? "").filter((name) =>
		name.startsWith(TAB_RUNS),
	);
}
