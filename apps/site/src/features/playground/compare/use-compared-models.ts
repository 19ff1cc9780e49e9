import { useRef, useState } from "react";
import type { Catalogue } from "../catalogue.ts";
import type { PlaygroundCall } from "../playground-call.ts";
import { readRivals, type Rival } from "./compared-models.ts";
import type { Runner } from "./compare-column.tsx";

/** The compared models of a task, at first those in the URL, started and stopped together. */
export function useRivals(catalogue: Catalogue, task: string) {
	const [rivals, setRivals] = useState(() =>
		readRivals(new URLSearchParams(location.search), catalogue, task),
	);
	const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
	const runners = useRef(new Map<number, Runner>());
	return {
		rivals,
		setRivals,
		runners,
		isBusy: busy.size > 0,
		setBusy: ({ id }: Rival, isBusy: boolean) =>
			setBusy((before) => new Set([...before].filter((one) => one !== id).concat(isBusy ? [id] : []))),
		startAll: (args: PlaygroundCall["args"]) => runners.current.forEach(({ start }) => start(args)),
		stopAll: () => runners.current.forEach(({ stop }) => stop()),
	};
}
