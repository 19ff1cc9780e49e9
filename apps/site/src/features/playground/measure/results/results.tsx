import { listForeignLabels, type MeasuredItem } from "@pusula/measure";
import { fill } from "../../../../lib/fill.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import type { Comparing, Measurement } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";
import { Step } from "../parts/step.tsx";
import { ClassDetails } from "./class-details.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { Comparisons } from "./comparisons.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { IntervalPlot } from "./interval-plot.tsx";
import { LabelMatching } from "./label-matching.tsx";
import { RowBrowser } from "./row-browser.tsx";
import { useReport } from "./use-report.ts";

/** What a measurement says: pictures first, then figures, then the rows themselves. */
export function Results({
	measurement,
	items,
	isComplete,
	onCompare,
}: {
	readonly measurement: Measurement;
	readonly items: readonly MeasuredItem[];
	readonly isComplete: boolean;
	readonly onCompare: (changed: Comparing) => void;
}) {
	const words = useMeasureWords();
	const { results, steps } = words;
	const { report, isBusy, problem } = useReport(measurement, items);
	const trouble = problem !== undefined && (
		<p role="alert" className={styles.problem}>
			{fill(results.notComputed, { reason: problem })}
		</p>
	);
	if (!report)
		return (
			<Step title={steps.results}>
				{trouble || <output className={styles.about}>{results.computing}</output>}
			</Step>
		);
	const foreign = isOfLabels(measurement)
		? listForeignLabels(measurement.rows, items, report.normalization)
		: [];
	return (
		<Step title={steps.results}>
			<div className={styles.results} data-report="" aria-busy={isBusy}>
				{trouble}
				{report.isSimulated && <p className={styles.simulated}>{results.simulated}</p>}
				{!isComplete && <p className={styles.note}>{results.partial}</p>}
				<IntervalPlot report={report} />
				<Comparisons report={report} />
				<FiguresTable report={report} />
				<CompareChoice report={report} chosen={measurement.normalization} onCompare={onCompare} />
				{foreign.length > 0 && (
					<LabelMatching
						measurement={measurement}
						foreign={foreign}
						onLabels={(labels) => onCompare({ labels })}
					/>
				)}
				{report.models.map((model) => (
					<ClassDetails key={model.name} model={model} />
				))}
				<RowBrowser report={report} measurement={measurement} items={items} />
				<ExportButtons report={report} title={measurement.title} />
			</div>
		</Step>
	);
}

/** Answers are labels, or texts that are judged as labels. */
function isOfLabels({ kind, metrics: [metric] }: Measurement): boolean {
	return kind === "labels" || metric === "accuracy" || metric === "f1";
}
