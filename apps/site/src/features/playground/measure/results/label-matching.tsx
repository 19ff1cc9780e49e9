import { type LabelMeanings, type listForeignLabels, printAnswer } from "@pusula/measure";
import { fill } from "../../../../lib/fill.ts";
import { compareIn } from "../../../../locales/forms.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { SelectField } from "../../parts/select-field.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import type { Measurement } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";

const NONE: LabelMeanings = {};

/** Answers that can be matched; more of them are no labels but free text. */
const MOST_SHOWN = 24;

/** What answers mean that are none of the data's labels: `POSITIVE` where the data says `olumlu`. */
export function LabelMatching({
	measurement: { rows, labels = NONE },
	foreign,
	onLabels,
}: {
	readonly measurement: Measurement;
	readonly foreign: ReturnType<typeof listForeignLabels>;
	readonly onLabels: (labels: LabelMeanings) => void;
}) {
	const { locale } = usePlayground();
	const words = useMeasureWords().results.labels;
	const known = [...new Set(rows.map(({ expected }) => printAnswer(expected)))].toSorted(compareIn(locale));
	const options = [
		{ value: "", title: words.asIs },
		...known.map((label) => ({ value: label, title: label })),
	];
	const choose = (candidate: string, label: string, meaning: string): void => {
		const others = Object.entries(labels[candidate] ?? {}).filter(([one]) => one !== label);
		const own = Object.fromEntries(meaning === "" ? others : [...others, [label, meaning]]);
		onLabels({ ...labels, [candidate]: own });
	};
	return (
		<section className={styles.part}>
			<h3>{words.title}</h3>
			<p className={styles.about}>{words.about}</p>
			<div className={styles.fields}>
				{foreign.slice(0, MOST_SHOWN).map(({ candidate, label, count }) => (
					<SelectField
						key={JSON.stringify([candidate, label])}
						label={fill(words.answer, { name: candidate, label, count })}
						value={labels[candidate]?.[label] ?? ""}
						options={options}
						onChange={(meaning) => choose(candidate, label, meaning)}
					/>
				))}
			</div>
		</section>
	);
}
