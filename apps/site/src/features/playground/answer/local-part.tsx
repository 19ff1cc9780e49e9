import { Suspense } from "react";
import type { RunState } from "../run/state/run-state.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

const LocalRun = lazyPart(() => import("./local-run.tsx").then((module) => module.LocalRun));

/** The consent, progress and summary of a run in the reader's browser, fetched with the first such run. Nothing for other runs. */
export function LocalPart({ run }: { readonly run: RunState }) {
	return <Suspense>{run.connection === "local" && <LocalRun run={run} />}</Suspense>;
}
