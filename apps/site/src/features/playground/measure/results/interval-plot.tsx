import { METRICS } from "@pusula/metrics";
import { nameMetric, type Report } from "@pusula/measure";
import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

/** The first metric of every model as a dot with its interval as a line, all on one scale. */
export function IntervalPlot({ report: { models, metrics } }: { readonly report: Report }) {
	const { locale } = usePlayground();
	const { results: words } = useMeasureWords();
	const [metric] = metrics;
	if (metric === undefined) return undefined;
	const format = (value: number): string => numbersIn(locale, { maximumFractionDigits: 3 }).format(value);
	const shown = models.flatMap(({ name, scores }) => {
		const score = scores[metric];
		return score ? [{ name, ...score }] : [];
	});
	if (shown.length === 0) return undefined;
	const scale = toScale(metric, shown);
	return (
		<figure className={styles.plot}>
			<figcaption>
				{fill(words.picture, { metric: nameMetric(metric, locale) })}{" "}
				{METRICS[metric].direction === "lower" && words.lower}
			</figcaption>
			<ul role="list">
				{shown.map(({ name, score, low, high }) => (
					<li key={name}>
						<span className={styles.plotName} translate="no">
							{name}
						</span>
						<svg
							// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing within the page
							role="img"
							aria-label={fill(words.pictureOf, {
								name,
								score: format(score),
								low: format(low),
								high: format(high),
							})}
							width="100%"
							height="24"
						>
							<line className={styles.plotAxis} x1="0%" x2="100%" y1="12" y2="12" />
							<line className={styles.plotRange} x1={scale.at(low)} x2={scale.at(high)} y1="12" y2="12" />
							<circle className={styles.plotValue} cx={scale.at(score)} cy="12" r="6" />
						</svg>
						<span className={styles.plotScore}>{format(score)}</span>
					</li>
				))}
			</ul>
			<p className={styles.plotEnds} aria-hidden="true">
				<span>{format(scale.least)}</span>
				<span>{format(scale.most)}</span>
			</p>
		</figure>
	);
}

/** From the metric's least to its greatest value, where it has both; else as far as the intervals reach. */
function toScale(
	metric: keyof typeof METRICS,
	shown: readonly { readonly low: number; readonly high: number }[],
): { readonly least: number; readonly most: number; readonly at: (value: number) => string } {
	const [lowest, highest] = METRICS[metric].range;
	const low = Math.min(...shown.map((one) => one.low));
	const high = Math.max(...shown.map((one) => one.high));
	const least = Number.isFinite(lowest) ? (lowest < 0 && low >= 0 ? 0 : lowest) : Math.min(0, low);
	const most = Number.isFinite(highest) ? highest : Math.max(1, high);
	const at = (value: number): string => {
		const share = (Math.min(most, Math.max(least, value)) - least) / (most - least);
		return `${String(1 + share * 98)}%`;
	};
	return { least, most, at };
}
