import { fill } from "../../../lib/fill.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/run-state.ts";
import { toRunTimes } from "./run-rates.ts";

/** A run that has ended, in one quiet line: how it ended, how long it took (a model on this device without its loading), and its tokens, as far as they are known. */
export function RunLine({ run }: { readonly run: RunState }) {
	const { status, connection, usage, ran } = run;
	const { runMs } = toRunTimes(run);
	const { locale, words } = usePlayground();
	const number = numbersIn(locale, { maximumFractionDigits: 0 });
	const { promptTokens, completionTokens, totalTokens } = usage ?? {};
	const tokens = totalTokens ?? (usage ? (promptTokens ?? 0) + (completionTokens ?? 0) : undefined);
	const isMeasured = connection !== "simulated" && runMs !== undefined;
	const parts = [
		status === "idle" ? "" : words.states[status],
		isMeasured ? fill(ran ? words.ownRun : words.wholeRun, { count: number.format(runMs) }) : "",
		tokens === undefined ? "" : fill(words.timings.tokens, { count: number.format(tokens) }),
	];
	return <span data-run-line="">{parts.filter((part) => part !== "").join(" · ")}</span>;
}
