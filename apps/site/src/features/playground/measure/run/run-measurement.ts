import { now, sleep } from "../../../../lib/effects/clock.ts";
import {
	type Candidate,
	createGate,
	createPace,
	type Gate,
	isBusy,
	type MeasuredItem,
	measureRows,
} from "@pusula/measure";
import type { FetchProgress, RunReport } from "@pusula/local";
import type { AskReader } from "../../../../lib/model-consent.ts";
import { openSession } from "../../run/open-session.ts";
import type { Session } from "../../run/session.ts";
import { toTokenUsage } from "../../run/token-usage.ts";
import type { Access } from "../../target/connection/access.ts";
import { LOCAL, type PlaygroundCall } from "../../form/playground-call.ts";
import { type ChosenModel, joinArgs, type Measurement } from "../measurement.ts";
import { AT_ONCE, MOST_ALIKE } from "./limits.ts";

/** How a measurement is run, and who hears of it. */
export interface MeasurementRun {
	readonly accessOf: (model: ChosenModel) => Access;
	/** What became of calls in earlier runs: those with an answer are not made again. */
	readonly kept: readonly MeasuredItem[];
	/** Failed calls are made again. */
	readonly isRetry: boolean;
	readonly signal: AbortSignal;
	/** Called before each call; once it returns false, no other begins. */
	readonly mayGoOn: () => boolean;
	readonly onItem: (item: MeasuredItem) => void;
	/** Called when a model is stopped because its calls all fail alike. */
	readonly onHalt: (name: string, message: string) => void;
	readonly onDownload: AskReader;
	readonly onWait: (isWaiting: boolean) => void;
	readonly onFetched: (progress: FetchProgress) => void;
	readonly onFallback: (reason: string) => void;
}

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
	const gates = new Map<string, Gate>();
	for (const service of new Set(others.map(toService))) {
		const most = AT_ONCE * others.filter((model) => toService(model) === service).length;
		gates.set(service, createGate(createPace(most, now), run.signal, sleep));
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
	const { kept, isRetry, signal, mayGoOn, onItem, onHalt } = run;
	const own = kept.filter(({ candidate }) => candidate === model.name);
	const ended = new Set(own.filter(({ failure }) => !failure || !isRetry).map(({ row }) => row));
	const open = rows.filter(({ number }) => !ended.has(number));
	if (open.length === 0 || !mayGoOn() || signal.aborted) return;
	const watch = watchFailures();
	const { candidate, close } = await openCandidate(task, model, run);
	try {
		await measureRows({
			kind,
			rows: open,
			candidates: [{ ...candidate, ...(gate && { gate }) }],
			atOnce: model.connection === "local" ? 1 : AT_ONCE,
			signal,
			now,
			mayGoOn: () => mayGoOn() && !watch.isHalted(),
			onItem: (item) => {
				onItem(item);
				if (watch.add(item)) onHalt(model.name, item.failure?.message ?? "");
			},
		});
	} finally {
		await close();
	}
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

/** The client of a model, opened with the first call, as the function that makes the call of a row. */
async function openCandidate(
	task: Measurement["task"],
	model: ChosenModel,
	run: MeasurementRun,
): Promise<{ readonly candidate: Candidate; readonly close: () => Promise<void> }> {
	let session: Promise<Session> | undefined;
	let last: RunReport | undefined;
	const open = (): Promise<Session> =>
		openSession(toCall(task, model), run.accessOf(model), {
			signal: run.signal,
			onOutput: () => undefined,
			onExchange: () => undefined,
			onDownload: run.onDownload,
			onWait: run.onWait,
			onFetched: run.onFetched,
			onFallback: run.onFallback,
			onRan: (report) => (last = report),
		});
	return {
		candidate: {
			name: model.name,
			call: async (args, signal) => {
				session ??= open();
				const { client, target } = await session;
				let usage: unknown;
				const name: string = task; // by any name, the client checks the arguments when they are sent
				const output: unknown = await client.call(
					name,
					{ ...target, ...joinArgs(model.settings, args) },
					{ signal, maxRetries: 0, onResponse: (info) => (usage = info.usage ?? usage) },
				);
				const counted = toTokenUsage(usage);
				return {
					output,
					inputTokens: counted?.promptTokens,
					outputTokens: counted?.completionTokens,
					price: model.connection === "simulated" ? undefined : counted?.cost,
					ms: last?.runMs,
				};
			},
		},
		close: async () => {
			const opened = await session?.catch(() => undefined);
			await opened?.close?.();
		},
	};
}

function toCall(task: string, { connection, provider, model }: ChosenModel): PlaygroundCall {
	const isNamed = connection === "simulated" || connection === "key";
	return {
		task,
		provider: isNamed ? provider : connection === "local" ? LOCAL : "",
		model,
		args: {},
		stream: false,
		routed: true,
		scenario: "",
	};
}
