import { now, sleep } from "../../../../lib/effects/clock.ts";
import {
	type CallName,
	type Candidate,
	createGate,
	createPace,
	type Gate,
	IN_DOUBT,
	isBusy,
	isInDoubt,
	type MeasuredItem,
	measureRows,
} from "@pusula/measure";
import { type ChosenModel, mayCost, type Measurement } from "../parts/measurement.ts";
import { AT_ONCE, MOST_ALIKE } from "./limits.ts";
import type { Again, MeasurementRun } from "./measurement-run.ts";
import { openCandidate } from "./open-candidate.ts";

/**
 * Makes the calls of a measurement that are still to be made. Models are run side by side, each with a bounded number of
 * calls and at the pace of its provider; those in the browser one after the other, with one call each.
 */
export async function runMeasurement(measurement: Measurement, run: MeasurementRun): Promise<void> {
	const { models } = measurement;
	const inBrowser = models.filter(({ connection }) => connection === "local");
	const others = models.filter(({ connection }) => connection !== "local");
	const oneByOne = async (): Promise<void> => {
		for (const model of inBrowser) await runModel(measurement, { model }, run);
	};
	const ending = AbortSignal.any([run.signal, run.pauseSignal]);
	const gates = new Map<string, Gate>();
	for (const service of new Set(others.map(toService))) {
		const most = AT_ONCE * others.filter((model) => toService(model) === service).length;
		gates.set(service, createGate(createPace(most, now), ending, sleep));
	}
	const sideBySide = others.map((model) =>
		runModel(measurement, { model, gate: gates.get(toService(model)) }, run),
	);
	await Promise.all([oneByOne(), ...sideBySide]);
}

/** Whose pace the calls of a model keep to. */
function toService({ connection, provider }: ChosenModel): string {
	return connection === "endpoint" ? connection : `${connection} ${provider}`;
}

/** A model with the gate of its provider; models in the browser have none. */
interface GatedModel {
	readonly model: ChosenModel;
	readonly gate?: Gate | undefined;
}

async function runModel(
	measurement: Measurement,
	{ model, gate }: GatedModel,
	run: MeasurementRun,
): Promise<void> {
	const { task, kind, rows } = measurement;
	const { kept, again, signal, pauseSignal, onItem, onHalt } = run;
	const own = kept.filter(({ candidate }) => candidate === model.name);
	const ended = new Set(own.filter((item) => !isMadeAgain(item, again)).map(({ row }) => row));
	const open = rows.filter(({ number }) => !ended.has(number));
	if (open.length === 0 || pauseSignal.aborted || signal.aborted) return;
	const watch = watchFailures();
	const marks = mayCost(model) ? markBegun(run) : undefined;
	const { candidate, close } = openCandidate(task, model, run);
	const call: Candidate["call"] = (...args) =>
		candidate.call(...args).catch((error: unknown) => {
			if (isBusy(error)) run.onBusy(model.name);
			throw error;
		});
	try {
		await measureRows({
			kind,
			rows: open,
			candidates: [{ ...candidate, call, ...(gate && { gate }) }],
			atOnce: model.connection === "local" ? 1 : AT_ONCE,
			signal,
			now,
			kept: own.filter(({ failure }) => failure),
			mayGoOn: () => !pauseSignal.aborted && !watch.isHalted(),
			...marks?.callbacks,
			onItem: (item) => {
				marks?.end(item);
				onItem(item);
				if (watch.add(item)) onHalt(model.name, item.failure?.message ?? "");
			},
		});
	} finally {
		marks?.listOpen().forEach(onItem);
		await close();
	}
}

/** A job that a provider has accepted is waited for by itself: that costs nothing. */
function isMadeAgain(item: MeasuredItem, again: Again | undefined): boolean {
	if (item.job !== undefined) return true;
	return item.failure !== undefined && again === (isInDoubt(item) ? "in-doubt" : "failed");
}

/** Marks the calls of a model as begun before they are sent. */
function markBegun({ onBegin, onRefused }: Pick<MeasurementRun, "onBegin" | "onRefused">) {
	const open = new Map<number, MeasuredItem>();
	const toOpenItem = (call: CallName): MeasuredItem => ({ ...call, ms: 0, failure: IN_DOUBT });
	return {
		callbacks: {
			onStart: (call: CallName): Promise<void> => {
				open.set(call.row, toOpenItem(call));
				return onBegin(toOpenItem(call));
			},
			onRefused: (call: CallName): Promise<void> => {
				open.delete(call.row);
				return onRefused(toOpenItem(call));
			},
			onJob: (call: CallName, job: unknown): Promise<void> => {
				const item = { ...toOpenItem(call), job };
				open.set(call.row, item);
				return onBegin(item);
			},
		},
		end: ({ row }: MeasuredItem): void => void open.delete(row),
		/** Calls that were begun and have not ended. */
		listOpen: (): readonly MeasuredItem[] => [...open.values()],
	};
}

/** Counts failures that are alike; that a provider is busy says nothing about the next call. `add` returns true for the one that is too many. */
function watchFailures() {
	let code: string | undefined;
	let count = 0;
	let isHalted = false;
	return {
		isHalted: () => isHalted,
		add({ failure }: MeasuredItem): boolean {
			if (isBusy(failure)) return false;
			count = failure && failure.code === code ? count + 1 : 1;
			code = failure?.code;
			const isTooMany = failure !== undefined && (count >= MOST_ALIKE || code === "declined");
			if (!isTooMany || isHalted) return false;
			isHalted = true;
			return true;
		},
	};
}
