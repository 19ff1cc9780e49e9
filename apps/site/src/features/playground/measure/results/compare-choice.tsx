import { describeNormalization, type Normalization, NORMALIZATIONS, type Report } from "@pusula/measure";
import { usePlayground } from "../../parts/playground-context.ts";
import { SelectField } from "../../parts/select-field.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import type { Comparing } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";

const CHOICES = ["byRows", ...NORMALIZATIONS] as const;

/** How answers are compared with the right ones, and what the report says of it; nothing where no metric compares texts. */
export function CompareChoice({
	report,
	chosen,
	onCompare,
}: {
	readonly report: Report;
	/** Undefined where the rows decide. */
	readonly chosen: Normalization | undefined;
	readonly onCompare: (changed: Comparing) => void;
}) {
	const { locale } = usePlayground();
	const words = useMeasureWords().results.compare;
	const about = describeNormalization(report, locale);
	if (about === undefined) return undefined;
	return (
		<section className={styles.part} data-compare="">
			<div className={styles.compare}>
				<SelectField
					label={words.label}
					value={chosen ?? "byRows"}
					options={CHOICES.map((value) => ({ value, title: words.choices[value] }))}
					onChange={(value) => onCompare({ normalization: value === "byRows" ? undefined : value })}
				/>
			</div>
			<p className={styles.about} aria-live="polite">
				{about}
			</p>
		</section>
	);
}
