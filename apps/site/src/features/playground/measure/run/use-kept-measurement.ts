import type { MeasuredItem } from "@pusula/measure";
import { useEffect, useState } from "react";
import type { Measurement } from "../parts/measurement.ts";
import { isSameCall } from "./merge-items.ts";
import type * as MeasureStore from "./measure-store.ts";

/** The measurement and its items, in the page and in the browser's store. */
export function useKeptMeasurement() {
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
			.then(({ findMeasurement }) => findMeasurement())
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
		/** As the store's `claimMeasurement`; where the browser keeps no data, the page's own items are all there are. */
		claim: (one: Measurement, own: readonly MeasuredItem[]): Promise<readonly MeasuredItem[] | undefined> =>
			loadStore()
				.then(({ claimMeasurement }) => claimMeasurement(one, own))
				.then((all) => [true, all] as const)
				.catch(() => [false, own] as const)
				.then(([isNowKept, all]) => {
					setIsKept(isNowKept);
					if (all) setItems(all);
					return all;
				}),
		/** Deletes the measurement, then shows none: what a reader sees deleted does not come back after a reload. */
		discard: (): void => {
			if (measurement) void keep((store) => store.deleteMeasurement(measurement)).then(() => show(undefined));
		},
		update: (next: Measurement): void => {
			setMeasurement(next);
			void keep((store) => store.updateMeasurement(next));
		},
		/** Keeps that a call has begun, as what holds for it if the page closes before its end; `unbegin` takes that back. */
		begin: (one: Measurement, item: MeasuredItem) => keep((store) => store.putItem(one, item)),
		unbegin: (one: Measurement, item: MeasuredItem) => keep((store) => store.deleteItem(one, item)),
		touch: () => setIsFound(false),
		/** Keeps a call that was made, then shows it: what a reader sees done is not lost by closing the page. */
		add: (one: Measurement, item: MeasuredItem): void => {
			void keep((store) => store.putItem(one, item)).then(() =>
				setItems((before) => [...before.filter((other) => !isSameCall(item, other)), item]),
			);
		},
	};
}

/** The store is no part of the page's first scripts, which every page would share. */
function loadStore(): Promise<typeof MeasureStore> {
	return import("./measure-store.ts");
}
