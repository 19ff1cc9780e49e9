import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import {
	countCalls,
	estimatePrice,
	mayCost,
	type Measurement,
	PRICE_CURRENCY,
} from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";
import { AT_ONCE } from "./limits.ts";

/** How many calls a measurement makes, where they go and what is known of their price, before any is made. */
export function StartStep({
	measurement,
	onStart,
}: {
	readonly measurement: Pick<Measurement, "rows" | "models">;
	readonly onStart: () => void;
}) {
	const words = useMeasureWords().run;
	const { locale } = usePlayground();
	const { rows, models } = measurement;
	const calls = countCalls(measurement);
	const remote = models.filter(mayCost);
	const price = estimatePrice(measurement);
	return (
		<div className={styles.start}>
			<p>
				<strong>{fill(words.calls, { rows: rows.length, models: models.length, calls })}</strong>
			</p>
			{remote.length > 0 && <p>{fill(words.remote, { names: remote.map(({ name }) => name).join(", ") })}</p>}
			{remote.length > 0 && (
				<p>
					{price === undefined
						? words.priceUnknown
						: fill(words.priceAbout, {
								price: numbersIn(locale, PRICE_FORM).format(price),
							})}
				</p>
			)}
			<p className={styles.about}>
				{remote.length > 0 ? words.stays : words.nothing} {fill(words.atOnce, { count: AT_ONCE })}
			</p>
			<p>
				<button type="button" className={styles.primary} onClick={onStart}>
					{fill(words.start, { calls })}
				</button>
			</p>
		</div>
	);
}

const PRICE_FORM = {
	style: "currency",
	currency: PRICE_CURRENCY,
	maximumSignificantDigits: 2,
} as const;
