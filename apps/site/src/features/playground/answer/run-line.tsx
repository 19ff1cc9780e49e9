import { fill } from "../../../lib/fill.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/run-state.ts";

/** A run that has ended, in one quiet line: how it ended, how long it took, and its tokens, as far as they are known. */
export function RunLine({ run: { status, connection, tookMs, usage } }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const { promptTokens, completionTokens, totalTokens } = usage ?? {};
	const tokens = totalTokens ?? (usage ? (promptTokens ?? 0) + (completionTokens ?? 0) : undefined);
	const isMeasured = connection !== "simulated" && tookMs !== undefined;
	const parts = [
		status === "idle" ? "" : words.states[status],
		isMeasured ? fill(words.wholeRun, { count: number.format(tookMs) }) : "",
		tokens === undefined ? "" : fill(words.timings.tokens, { count: number.format(tokens) }),
	];
	return <span data-run-line="">{parts.filter((part) => part !== "").join(" · ")}</span>;
}
