import { epochMs } from "../../../../lib/effects/clock.ts";
import { randomId } from "../../../../lib/effects/random-id.ts";
import { findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";
import { toShownName } from "../../form/draft/draft-store.ts";
import type { Access } from "../../target/state/access.ts";
import type { RunState } from "../state/run-state.ts";
import { isHistoryOn } from "./history-switch.ts";
import { KEPT_EVENT, type KeptDetail } from "./kept-event.ts";
import { putRecords } from "./run-store.ts";
import { type SavedRun, type SavedTarget, toSavedRun } from "./saved-run.ts";
import { listSecrets } from "./secrets.ts";
import { type StoreProblem, toStoreProblem } from "./store-problem.ts";

/**
 * Keeps a run that has ended on this device; for its tab alone where the reader has switched the history off.
 * @param put writes it; default: into the history
 * @returns why it could not be kept
 */
export async function keepRun(
	run: RunState,
	access: Access,
	put: (runs: readonly SavedRun[]) => Promise<unknown> = putRecords,
): Promise<StoreProblem | undefined> {
	const secrets = listSecrets(access);
	const saved = toSavedRun(run, { id: randomId(), at: epochMs(), secrets });
	if (!saved) return undefined;
	if (!isHistoryOn()) return keepForTab(saved);
	try {
		await put([saved]);
		markShown(saved);
		return undefined;
	} catch (error) {
		return toStoreProblem(error);
	}
}

/** Keeps a run as `keepRun` does, and notifies the page of it. */
export async function keepAndNotify(run: RunState, access: Access): Promise<void> {
	const detail: KeptDetail = await keepRun(run, access);
	globalThis.dispatchEvent(new CustomEvent(KEPT_EVENT, { detail }));
}

/** Marks for this tab the run whose answer a target shows; one without an answer takes the mark away. A full store marks none. */
export function markShown(
	{ id, target, status, output }: SavedRun,
	store: TextStore | undefined = findTabStorage(),
): void {
	const isShown = status === "done" && output !== undefined;
	const marks = { ...readMarks(target.task, store), [toShownMark(target)]: isShown ? id : undefined };
	try {
		store?.setItem(toShownName(target.task), JSON.stringify(marks));
	} catch {
		store?.removeItem(toShownName(target.task));
	}
}

/** The ids of the runs whose answers a task has shown in this tab, by their targets. */
export function readMarks(
	task: string,
	store: TextStore | undefined = findTabStorage(),
): Readonly<Record<string, string>> {
	return JSON.parse(store?.getItem(toShownName(task)) ?? "{}") as Readonly<Record<string, string>>; // written above
}

/** A target as the mark of its shown run names it: within a task, and with its scenario. */
export function toShownMark({ connection, provider, model, scenario }: SavedTarget): string {
	return [connection, provider, model, scenario].join(" ");
}

/** A chat keeps its answers with its messages. Without room nothing is kept, nor shown again. */
async function keepForTab(run: SavedRun): Promise<undefined> {
	if ("messages" in run.args) return;
	const { keepInTab } = await import("./tab-runs.ts");
	await keepInTab(run).then(
		() => markShown(run),
		() => markShown({ ...run, output: undefined }),
	);
}
