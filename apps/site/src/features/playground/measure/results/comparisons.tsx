import { METRICS } from "@pusula/metrics";
import { type ModelComparison, nameMetric, type Report, SIGNIFICANCE } from "@pusula/measure";
import type { Locale } from "../../../../lib/locale.ts";
import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import type { Measure } from "../../../../../messages/tr/measure.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

/** Every two models in one sentence: which is better, or that chance may explain their difference. */
export function Comparisons({ report: { comparisons } }: { readonly report: Report }) {
	const { locale } = usePlayground();
	const words = useMeasureWords();
	if (comparisons.length === 0) return undefined;
	return (
		<section className={styles.part}>
			<h3>{words.results.comparisons}</h3>
			<ul className={styles.sentences}>
				{comparisons.map((one) => (
					<li key={JSON.stringify([one.first, one.second])} data-verdict={isReal(one) ? "real" : "chance"}>
						{printComparison(one, words, locale)}
					</li>
				))}
			</ul>
			{comparisons.some((one) => !isReal(one)) && <p className={styles.about}>{words.results.few}</p>}
		</section>
	);
}

/** Smaller chances are shown as smaller than this. */
const LEAST_SHOWN = 0.001;

function printComparison(one: ModelComparison, { results }: Measure, locale: Locale): string {
	const { first, second, metric, difference, pValue, rows } = one;
	const format = (value: number): string => numbersIn(locale, { maximumFractionDigits: 3 }).format(value);
	const isFirstBetter = difference > 0 === (METRICS[metric].direction === "higher");
	return fill(isReal(one) ? results.real : results.byChance, {
		first,
		second,
		better: isFirstBetter ? first : second,
		worse: isFirstBetter ? second : first,
		metric: nameMetric(metric, locale),
		difference: format(Math.abs(difference)),
		p: pValue < LEAST_SHOWN ? `< ${format(LEAST_SHOWN)}` : format(pValue),
		rows,
	});
}

function isReal({ pValue }: ModelComparison): boolean {
	return pValue < SIGNIFICANCE;
}
