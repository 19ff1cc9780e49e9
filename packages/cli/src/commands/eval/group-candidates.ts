import type { StoredJob } from "@pusula/inference";
import {
	type Candidate,
	createGate,
	createPace,
	type Gate,
	type MeasuredItem,
	mayBeBilled,
	type Room,
} from "@pusula/measure";
import { judgeError } from "../../batch/call/judge-error.ts";
import { makeCaller } from "../../batch/call/make-caller.ts";
import { readRowFiles } from "../../batch/rows/row-args.ts";
import type { Target } from "../../calls/open-target.ts";
import { now, sleep } from "../../io/clock.ts";
import type { CallKey } from "./item-store.ts";
import type { ItemKeeper } from "./keep-items.ts";
import type { Measurement } from "./measurement.ts";

/** What all candidates share. */
export interface Shared {
	/** Most calls of one provider under way. */
	readonly atOnce: number;
	readonly keeper: ItemKeeper;
	/** Called with an error that every other call would have. */
	readonly onFatal: (error: Error) => void;
	readonly room: Room;
}

/**
 * The candidates that are measured together, row by row: those of one provider, so that a slow one keeps no other waiting.
 * Where the price is bounded these are all, so that the money buys the same rows for each. Candidates of one provider have one
 * gate.
 */
export function groupCandidates(measurement: Measurement, shared: Shared): readonly (readonly Candidate[])[] {
	const { budget, context, limits, targets } = measurement;
	const { signal } = context.io;
	const gates = new Map<string, Gate>();
	const groups = new Map<string, Candidate[]>();
	for (const [index, target] of targets.entries()) {
		const service = toService(target);
		const gate =
			gates.get(service) ??
			createGate(createPace(shared.atOnce, now, limits.rate), signal, sleep, shared.room);
		gates.set(service, gate);
		const group = budget.isBounded ? "" : service;
		const candidate = { ...makeCandidate(measurement, index, shared), gate };
		groups.set(group, [...(groups.get(group) ?? []), candidate]);
	}
	return [...groups.values()];
}

/** Whose pace the calls of a target keep to. */
function toService({ args: { provider, endpointUrl } }: Target): string {
	return endpointUrl ?? (typeof provider === "object" ? provider.id : (provider ?? ""));
}

function makeCandidate(
	{ accounts, context, models, plan, rows, store, targets, task }: Measurement,
	index: number,
	{ keeper, onFatal }: Shared,
): Candidate {
	const rowOf = new Map<unknown, number>(rows.map(({ number, args }) => [args, number]));
	const [target, model, account] = [targets[index], models[index], accounts[index]];
	if (!target || !model) throw new RangeError(`There is no model ${index}.`);
	const caller = makeCaller(task, target);
	const isCounted = countOnce(store?.left ?? [], model.name);
	return {
		name: model.name,
		call: async (given, signal, accepted) => {
			const key = { row: rowOf.get(given) ?? 0, candidate: model.name };
			let job = accepted.job as StoredJob | undefined; // as `onJob` gave it
			const onStart = async (): Promise<void> => keeper.begin(key);
			const onJob = async (stored: StoredJob): Promise<void> => {
				job = stored;
				keeper.accept(key, stored);
				await accepted.onJob(stored);
			};
			try {
				const loaded = await readRowFiles(given, plan, context.words);
				const { output, usage } = await caller(loaded, { signal, job, onStart, onJob });
				if (!isCounted(key)) account?.spend(usage);
				return { output, ...usage };
			} catch (error) {
				const isBilled = job !== undefined || mayBeBilled(error);
				if (!isBilled) keeper.release(key);
				else if (!isCounted(key)) account?.doubt(given);
				if (error instanceof Error && job === undefined && judgeError(error) === "stop") onFatal(error);
				throw error;
			}
		},
	};
}

/** Whether a call was counted before: a job is spent once, however often it is waited for. */
function countOnce(left: readonly MeasuredItem[], name: string) {
	const counted = new Set(left.filter(({ candidate }) => candidate === name).map(({ row }) => row));
	return ({ row }: CallKey): boolean => {
		const isCounted = counted.has(row);
		counted.add(row);
		return isCounted;
	};
}
