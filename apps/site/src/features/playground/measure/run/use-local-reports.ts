import { useState } from "react";
import { askConsent } from "../../run/state/ask-consent.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { MeasurementRun } from "./measurement-run.ts";

/** What models in the browser report while they run. */
export interface LocalReports {
	/** What the page shows of it. */
	readonly local: Pick<RunState, "question" | "isWaiting" | "fetched" | "isFallback">;
	readonly reset: () => void;
	/** Callbacks of a run. */
	readonly toReports: (
		signal: AbortSignal,
	) => Pick<MeasurementRun, "onDownload" | "onWait" | "onFetched" | "onFallback">;
}

/** The requests for consent, downloads and waits of models in the browser. */
export function useLocalReports(): LocalReports {
	const [local, setLocal] = useState<LocalReports["local"]>({});
	const set = (changed: LocalReports["local"]): void => setLocal((before) => ({ ...before, ...changed }));
	return {
		local,
		reset: () => setLocal({}),
		toReports: (signal) => ({
			onDownload: (download) => askConsent(download, signal, (question) => set({ question })),
			onWait: (isWaiting) => set({ isWaiting }),
			onFallback: () => set({ isFallback: true }),
			onFetched: (fetched) =>
				set({ fetched: fetched.loadedBytes < (fetched.totalBytes ?? Infinity) ? fetched : undefined }),
		}),
	};
}
