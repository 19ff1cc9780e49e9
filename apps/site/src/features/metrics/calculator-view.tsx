import { wordsIn } from "../../../messages/words.ts";
import type { CalculatorId } from "../../facts/generated/calculator-ids.ts";
import { findMetricWords } from "../../facts/tasks/metric-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Calculation, runCalculator } from "./parts/calculator.ts";
import { CalculatorFields } from "./calculator-fields.tsx";
import { ResetButton } from "../../ui/controls/reset-button.tsx";
import styles from "./calculator-view.module.css";
import { CALCULATORS } from "./generated/calculators.ts";
import { toExampleValues } from "./example-values.ts";
import { metricStepsIn } from "../../../messages/metric-steps.ts";
import { Drawn } from "./markup-tree/drawn.tsx";

/**
 * A metric's formula, a form with an example, and the result with its steps. The page's script calculates anew while
 * the reader types; without one the example is shown calculated and the form is read-only.
 */
export function CalculatorView({ id, locale }: { readonly id: CalculatorId; readonly locale: Locale }) {
	const words = wordsIn(locale).metrics;
	const entry = findMetricWords(id, locale);
	const calculator = CALCULATORS[id];
	const stepWords = metricStepsIn(locale);
	const outcome = runCalculator(calculator, toExampleValues(calculator, entry), stepWords, locale);
	if ("field" in outcome) throw new Error(`The example of ${id} fails in ${outcome.field}: ${outcome.text}`);
	return (
		<div className={styles.calculator} data-calculator={id} data-failed={words.failed}>
			<form
				className={styles.form}
				aria-label={`${words.values}: ${entry.title}`}
				autoComplete="off"
				noValidate
			>
				<CalculatorFields id={id} fields={calculator.fields} entry={entry} hint={words.numbers} />
				<p className={styles.foot}>
					<span data-without-script="">{words.withoutScript}</span>
					<ResetButton label={words.reset} />
				</p>
			</form>
			<Figures figures={outcome.figures} />
			<section className={styles.work} tabIndex={0} aria-label={`${words.steps}: ${entry.title}`}>
				<div className={styles.formula}>
					<Drawn nodes={calculator.formula(stepWords)} />
				</div>
				<div className={styles.steps} data-steps="">
					<Drawn nodes={outcome.steps} />
				</div>
			</section>
		</div>
	);
}

/** The results; announced when they change. */
function Figures({ figures }: { readonly figures: Calculation["figures"] }) {
	return (
		<div className={styles.figures} aria-live="polite" data-figures="">
			{figures.map(({ label, value }) => (
				<p key={label}>
					<span>{label}</span> <strong>{value}</strong>
				</p>
			))}
		</div>
	);
}
