import { findTabStorage } from "../../../../lib/kept/storage.ts";
import { toCacheName } from "../../form/draft/draft-store.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { KEPT_OF_ANSWERS } from "../state/kept-answers.ts";
import { type ComparedModel, printCompared } from "./compared-models.ts";
import type { OwnAnswer } from "../state/shown-comparison.ts";
import { type Columns, listToolSteps } from "./own-answers.ts";

/**
 * What is kept of a run: the source of its answer, the answer, and the call, which holds no key. Of its messages those that the
 * run went on with; the others, with their pictures, are the form's.
 */
const KEPT = [...KEPT_OF_ANSWERS, "status", "output", "call", "ran"] as const;

type KeptRun = Pick<RunState, (typeof KEPT)[number]>;

interface KeptColumn {
	/** The model that has answered. */
	readonly model: string;
	readonly answers: readonly (Pick<OwnAnswer, "path" | "shown"> & { readonly runs: readonly KeptRun[] })[];
}

/** Keeps what there is; where there is nothing yet, begins with what this tab has kept. */
export function goOnWith(
	task: string,
	comparedModels: readonly ComparedModel[],
	columns: Columns,
	setColumns: (next: (before: Columns) => Columns) => void,
): void {
	if (columns.size > 0) return keepColumns(task, comparedModels, columns);
	const kept = recallColumns(task, comparedModels);
	if (kept.size > 0) setColumns((before) => (before.size > 0 ? before : kept));
}

/** Keeps for this tab what compared models have answered in a chat, beside the form that keeps its messages. A full store keeps none. */
export function keepColumns(task: string, comparedModels: readonly ComparedModel[], columns: Columns): void {
	const kept = comparedModels.map((one): KeptColumn => ({
		model: printCompared(one),
		answers: (columns.get(one.id)?.answers ?? []).map(toKept),
	}));
	const name = toCacheName("compared", task);
	try {
		findTabStorage()?.setItem(name, JSON.stringify(kept));
	} catch {
		findTabStorage()?.removeItem(name);
	}
}

/** The columns of compared models with what this tab has kept of them, by their ids. */
export function recallColumns(task: string, comparedModels: readonly ComparedModel[]): Columns {
	const text = findTabStorage()?.getItem(toCacheName("compared", task));
	if (!text) return new Map();
	const kept = JSON.parse(text) as readonly KeptColumn[]; // written above
	return new Map(
		comparedModels.flatMap((one, index) => {
			const column = kept[index];
			if (column?.model !== printCompared(one) || column.answers.length === 0) return [];
			return [[one.id, { run: IDLE, answers: column.answers.map(fromKept) }]];
		}),
	);
}

/** Runs that have ended with an answer; the shown one stays shown. */
function toKept({ path, runs, shown }: OwnAnswer): KeptColumn["answers"][number] {
	const ended = runs.filter(({ status, output }) => output !== undefined && status !== "streaming");
	const kept = ended.map((run) => {
		const { call, ...facts }: KeptRun = Object.fromEntries(KEPT.map((name) => [name, run[name]])) as KeptRun; // a pair for each name
		if (!call) return facts;
		const args = "messages" in call.args ? { ...call.args, messages: listToolSteps(run) } : call.args;
		return { ...facts, call: { ...call, args, versions: undefined } };
	});
	return {
		path,
		runs: kept,
		shown: Math.max(
			0,
			ended.findIndex((run) => run === runs[shown]),
		),
	};
}

/** Moments of another page are none of this one: each run gets one of its own, before all others. */
function fromKept({ runs, ...answer }: KeptColumn["answers"][number]): OwnAnswer {
	return { ...answer, runs: runs.map((run, index) => ({ ...IDLE, ...run, startedAt: index - runs.length })) };
}
