import { fill } from "../../../lib/fill.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";
import { useMeasured } from "./run-facts.tsx";

/** A run that has ended, in one quiet line: how it ended, its times and its speed, its tokens and its cost, as far as they are known. */
export function RunLine({ run }: { readonly run: RunState }) {
	const { status, usage } = run;
	const { locale, words } = usePlayground();
	const measured = useMeasured(run);
	const number = numbersIn(locale, { maximumFractionDigits: 0 });
	const exact = numbersIn(locale, { maximumSignificantDigits: 3 });
	const { promptTokens, completionTokens, totalTokens, cost } = usage ?? {};
	const tokens = totalTokens ?? (usage ? (promptTokens ?? 0) + (completionTokens ?? 0) : undefined);
	const parts = [
		status === "idle" ? "" : words.states[status],
		...measured,
		tokens === undefined ? "" : fill(words.timings.tokens, { count: number.format(tokens) }),
		cost === undefined ? "" : fill(words.timings.cost, { count: exact.format(cost) }),
	];
	return <span data-run-line="">{parts.filter((part) => part !== "").join(" · ")}</span>;
}
