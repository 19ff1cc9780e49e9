import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { toRunRates, toRunTimes } from "../../answer/run-rates.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/state/run-state.ts";
import { ColumnHeads } from "../../../../ui/tables/column-heads.tsx";
import { TableFrame } from "../../../../ui/tables/table-frame.tsx";
import { useCompareWords } from "./compare-words.ts";
import { toListedCost, useOffers } from "./listed-cost.ts";
import styles from "./compare.module.css";

/** One compared run, by the name of its model. */
export interface ComparedRun {
	readonly name: string;
	readonly run: RunState;
}

/** Times, tokens, speed and cost of the compared runs, one below the other; what is not known is not made up. */
export function CompareSummary({
	runs,
	routerHost,
}: {
	readonly runs: readonly ComparedRun[];
	/** Host of the platform's router, which lists prices. */
	readonly routerHost: string;
}) {
	const words = useCompareWords();
	const offers = useOffers(
		runs.map(({ run }) => run),
		routerHost,
	);
	if (runs.every(({ run }) => run.status === "idle")) return undefined;
	const heads = [
		words.model,
		words.state,
		words.first,
		words.load,
		words.whole,
		words.tokens,
		words.speed,
		words.cost,
	];
	return (
		<div className={styles.summary}>
			<TableFrame label={words.summary}>
				<table>
					<caption>{words.summary}</caption>
					<ColumnHeads names={heads} />
					<tbody>
						{runs.map(({ name, run }, index) => (
							<SummaryRow
								key={`${String(index)} ${name}`}
								name={name}
								run={run}
								listedCost={toListedCost(run, offers)}
							/>
						))}
					</tbody>
				</table>
			</TableFrame>
			<p>{words.costAbout}</p>
			{runs.some(({ run }) => run.ran) && <p>{words.localAbout}</p>}
		</div>
	);
}

function SummaryRow({
	name,
	run,
	listedCost,
}: ComparedRun & {
	/** In US dollars, by the router's list; undefined where that is not known. */
	readonly listedCost: number | undefined;
}) {
	const { locale, words: all } = usePlayground();
	const words = useCompareWords();
	const whole = numbersIn(locale, { maximumFractionDigits: 0 });
	const exact = numbersIn(locale, { maximumSignificantDigits: 3 });
	const isSimulated = run.connection === "simulated";
	const { usage, status } = run;
	const { firstMs, loadMs, runMs } = toRunTimes(run);
	const { tokensPerSecond, charactersPerSecond } = toRunRates(run);
	const say = (message: string, count: number | undefined): string =>
		count === undefined ? words.unknown : fill(message, { count: whole.format(count) });
	const measured = (message: string, count: number | undefined): string =>
		isSimulated ? words.notMeasured : say(message, count);
	const tokens = usage
		? [usage.promptTokens, usage.completionTokens].map((count) => say("{count}", count))
		: [];
	const speed =
		tokensPerSecond === undefined
			? measured(words.charactersPerSecond, charactersPerSecond)
			: measured(words.tokensPerSecond, tokensPerSecond);
	const dollars = numbersIn(locale, { style: "currency", currency: "USD", maximumSignificantDigits: 2 });
	const listed =
		listedCost === undefined ? words.unknown : fill(words.listedCost, { cost: dollars.format(listedCost) });
	const cost = usage?.cost === undefined ? listed : exact.format(usage.cost);
	return (
		<tr>
			<th scope="row" translate={name === "" ? "yes" : "no"}>
				{name || words.noModel}
			</th>
			<td>{status === "idle" ? words.unknown : all.states[status]}</td>
			<td>{measured(words.milliseconds, firstMs)}</td>
			<td>{say(words.milliseconds, loadMs)}</td>
			<td>{measured(words.milliseconds, runMs)}</td>
			<td>{tokens.length > 0 ? tokens.join(" / ") : words.unknown}</td>
			<td>{speed}</td>
			<td>{cost}</td>
		</tr>
	);
}
