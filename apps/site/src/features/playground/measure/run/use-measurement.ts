import type { MeasuredItem } from "@pusula/measure";
import { useEffect, useRef, useState } from "react";
import type { Access } from "../../target/connection/access.ts";
import { type ChosenModel, type Comparing, countCalls, type Measurement } from "../measurement.ts";
import { isSameCall, mergeItems } from "./merge-items.ts";
import type * as MeasureStore from "./measure-store.ts";
import { type LocalReports, useLocalReports } from "./use-local-reports.ts";
import { withMeasureLock } from "./with-measure-lock.ts";

/** What a measurement does: nothing yet, calls, an end of those under way, nothing more for now, or all is done. */
export type MeasurementStatus = "none" | "running" | "pausing" | "paused" | "done";

/** A measurement, how far it is, and what can be done with it. */
export interface MeasurementControls {
	readonly status: MeasurementStatus;
	/** Absent before one has begun. */
	readonly measurement: Measurement | undefined;
	/** In no order. */
	readonly items: readonly MeasuredItem[];
	/** It was begun by an earlier page, and nothing has happened since. */
	readonly isFound: boolean;
	/** The browser keeps it, so that it survives the page. */
	readonly isKept: boolean;
	/** It runs in another tab. */
	readonly isElsewhere: boolean;
	/** Models that were stopped because their calls failed alike, with the message. */
	readonly halted: ReadonlyMap<string, string>;
	/** Consent, download and wait of a model in the browser. */
	readonly local: LocalReports["local"];
	readonly begin: (measurement: Measurement) => void;
	/** Goes on; with `true` failed calls are made again. */
	readonly resume: (isRetry?: boolean) => void;
	/** Begins no further call; those under way end and count. */
	readonly pause: () => void;
	/** Ends the calls under way at once. */
	readonly stop: () => void;
	readonly discard: () => void;
	/** Changes how answers are compared; nothing is called again. */
	readonly compare: (changed: Comparing) => void;
}

/** A measurement that survives the page. One that an earlier page has left is found. */
export function useMeasurement(accessOf: (model: ChosenModel) => Access): MeasurementControls {
	const kept = useKeptMeasurement();
	const { measurement, items } = kept;
	const runner = useRunner(accessOf, kept);

	return {
		...kept,
		status: toStatus(runner.phase, measurement, items),
		isElsewhere: runner.isElsewhere,
		halted: runner.halted,
		local: runner.local,
		begin: (one) => {
			kept.show(one);
			void runner.run(one, [], false);
		},
		resume: (isRetry = false) => {
			if (measurement) void runner.run(measurement, items, isRetry);
		},
		pause: runner.pause,
		stop: runner.stop,
		discard: () => {
			runner.stop();
			kept.discard();
		},
		compare: (changed) => {
			if (measurement) kept.update({ ...measurement, ...changed });
		},
	};
}

/** The measurement and its items, in the page and in the browser's store. */
function useKeptMeasurement() {
	const [measurement, setMeasurement] = useState<Measurement>();
	const [items, setItems] = useState<readonly MeasuredItem[]>([]);
	const [isFound, setIsFound] = useState(false);
	const [isKept, setIsKept] = useState(true);
	const keep = (work: (store: typeof MeasureStore) => Promise<void>): Promise<void> =>
		loadStore()
			.then(work)
			.catch(() => setIsKept(false));

	useEffect(() => {
		const showFound = (found: MeasureStore.KeptMeasurement | undefined): void => {
			if (!found) return;
			setMeasurement((current) => current ?? found.measurement);
			setItems((current) => (current.length > 0 ? current : found.items));
			setIsFound(true);
		};
		loadStore()
			.then(({ readMeasurement }) => readMeasurement())
			.then(showFound, () => setIsKept(false));
	}, []);

	const show = (next: Measurement | undefined): void => {
		setMeasurement(next);
		setItems([]);
		setIsFound(false);
	};
	return {
		measurement,
		items,
		isFound,
		isKept,
		/** Shows another measurement in place of this one. */
		show,
		/**
		 * Makes a measurement the kept one, and gives the items of its earlier calls: also of those that another tab has made
		 * since this page read them.
		 */
		claim: async (one: Measurement, own: readonly MeasuredItem[]): Promise<readonly MeasuredItem[]> => {
			let all = own;
			await keep(async (store) => {
				const found = await store.readMeasurement();
				if (found?.measurement.createdAt === one.createdAt) all = mergeItems(found.items, own);
				else await store.putMeasurement(one, own);
				setIsKept(true);
			});
			setItems(all);
			return all;
		},
		discard: (): void => {
			if (measurement) void keep((store) => store.deleteMeasurement(measurement));
			show(undefined);
		},
		update: (next: Measurement): void => {
			setMeasurement(next);
			void keep((store) => store.updateMeasurement(next));
		},
		touch: () => setIsFound(false),
		add: (one: Measurement, item: MeasuredItem): void => {
			setItems((before) => [...before.filter((other) => !isSameCall(item, other)), item]);
			void keep((store) => store.putItem(one, item));
		},
	};
}

/** The store is no part of the page's first scripts, which every page would share. */
function loadStore(): Promise<typeof MeasureStore> {
	return import("./measure-store.ts");
}

/** Runs a measurement, one at a time. */
function useRunner(
	accessOf: (model: ChosenModel) => Access,
	{ add, claim, touch }: Pick<ReturnType<typeof useKeptMeasurement>, "add" | "claim" | "touch">,
) {
	const [phase, setPhase] = useState<"idle" | "running" | "pausing">("idle");
	const [isElsewhere, setIsElsewhere] = useState(false);
	const [halted, setHalted] = useState<ReadonlyMap<string, string>>(new Map());
	const { local, reset, toReports } = useLocalReports();
	const isPaused = useRef(false);
	const controller = useRef<AbortController>(undefined);
	useEffect(() => () => controller.current?.abort(), []);

	async function run(one: Measurement, own: readonly MeasuredItem[], isRetry: boolean): Promise<void> {
		const current = new AbortController();
		const { signal } = current;
		controller.current = current;
		isPaused.current = false;
		touch();
		setHalted(new Map());
		setPhase("running");
		const { runMeasurement } = await import("./run-measurement.ts");
		const work = async (): Promise<void> => {
			const kept = await claim(one, own);
			await runMeasurement(one, {
				accessOf,
				kept,
				isRetry,
				signal,
				mayGoOn: () => !isPaused.current,
				onItem: (item) => add(one, item),
				onHalt: (name, message) => setHalted((before) => new Map([...before, [name, message]])),
				...toReports(signal),
			});
		};
		try {
			setIsElsewhere(!(await withMeasureLock(work)));
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			reset();
			setPhase("idle");
		}
	}

	return {
		phase,
		isElsewhere,
		halted,
		local,
		run,
		pause: () => {
			isPaused.current = true;
			setPhase("pausing");
		},
		stop: () => controller.current?.abort(),
	};
}

function toStatus(
	phase: "idle" | "running" | "pausing",
	measurement: Measurement | undefined,
	items: readonly MeasuredItem[],
): MeasurementStatus {
	if (phase !== "idle") return phase;
	if (!measurement) return "none";
	return items.length >= countCalls(measurement) ? "done" : "paused";
}
