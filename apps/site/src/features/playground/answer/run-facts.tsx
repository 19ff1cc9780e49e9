import { fill } from "../../../lib/fill.ts";
import { numbersIn } from "../../../locales/forms.ts";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import { toRunRates, toRunTimes } from "./run-rates.ts";
import type { TokenUsage } from "../run/state/token-usage.ts";
import type { RunState } from "../run/state/run-state.ts";

/** Durations and speed of a run. */
export function RunTimings({ run }: { readonly run: RunState }) {
	const { words } = usePlayground();
	const measured = useMeasured(run);
	if (run.connection === "simulated")
		return run.tookMs === undefined ? undefined : <span> · {words.timings.notMeasured}</span>;
	return measured.map((fact) => <span key={fact}> · {fact}</span>);
}

/** Durations and speed of a run in words; none of a simulated one, which has none of its own. */
export function useMeasured(run: RunState): readonly string[] {
	const { locale, words } = usePlayground();
	if (run.connection === "simulated") return [];
	const { firstMs, runMs } = toRunTimes(run);
	const { tokensPerSecond, charactersPerSecond } = toRunRates(run);
	const number = numbersIn(locale, { maximumFractionDigits: 0 });
	const say = (message: string, count: number | undefined): string =>
		count === undefined ? "" : fill(message, { count: number.format(count) });
	const facts = [
		say(words.firstOutput, firstMs),
		say(run.ran ? words.ownRun : words.wholeRun, runMs),
		say(words.timings.tokensPerSecond, tokensPerSecond),
		say(words.timings.charactersPerSecond, charactersPerSecond),
	];
	return facts.filter((fact) => fact !== "");
}

const COUNTS = [
	"promptTokens",
	"completionTokens",
	"totalTokens",
] as const satisfies readonly (keyof TokenUsage)[];

/** The tokens a run took, as the provider counted them. */
export function UsageList({ usage }: { readonly usage: TokenUsage | undefined }) {
	const { locale, words } = usePlayground();
	if (!usage) return undefined;
	const number = numbersIn(locale);
	return (
		<dl className={styles.usage} aria-label={words.timings.usage}>
			{COUNTS.map((name) => {
				const count = usage[name];
				return (
					count !== undefined && (
						<div key={name}>
							<dt>{words.timings[name]}</dt>
							<dd>{number.format(count)}</dd>
						</div>
					)
				);
			})}
		</dl>
	);
}
