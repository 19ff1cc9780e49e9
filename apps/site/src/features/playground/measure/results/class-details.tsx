import { formatScore, type ModelReport } from "@pusula/measure";
import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { ColumnHeads } from "../../../../ui/tables/column-heads.tsx";
import { TableFrame } from "../../../../ui/tables/table-frame.tsx";
import { Bars } from "../../../../ui/tables/bars.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

/** One model class by class: which label it takes for which, and how well it finds each. */
export function ClassDetails({ model }: { readonly model: ModelReport }) {
	const words = useMeasureWords().results;
	if (!model.classes && !model.confusion && !model.averagePrecisions) return undefined;
	return (
		<details className={styles.fold}>
			<summary translate="no">{fill(words.ofModel, { name: model.name })}</summary>
			<Matrix model={model} />
			<Classes model={model} />
			<Precisions model={model} />
		</details>
	);
}

/** Steps of colour of a cell; the share is also in the number. */
const LEVELS = 5;

function Matrix({ model: { name, confusion } }: { readonly model: ModelReport }) {
	const words = useMeasureWords().results;
	if (!confusion) return undefined;
	const { labels, counts } = confusion;
	return (
		<>
			<TableFrame label={fill(words.matrix, { name })}>
				<table className={styles.matrix}>
					<caption>{fill(words.matrix, { name })}</caption>
					<thead>
						<tr>
							<th scope="col">{words.matrixCorner}</th>
							{labels.map((label) => (
								<th key={label} scope="col" translate="no">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{labels.map((label, row) => {
							const cells = counts[row] ?? [];
							const total = cells.reduce((sum, count) => sum + count, 0);
							return (
								<tr key={label}>
									<th scope="row" translate="no">
										{label}
									</th>
									{labels.map((predicted, column) => {
										const count = cells[column] ?? 0;
										return (
											<td
												key={predicted}
												data-level={total === 0 ? 0 : Math.ceil((count / total) * LEVELS)}
												data-right={row === column || undefined}
											>
												{count}
											</td>
										);
									})}
								</tr>
							);
						})}
					</tbody>
				</table>
			</TableFrame>
			<p className={styles.about}>{words.matrixAbout}</p>
		</>
	);
}

function Classes({ model: { name, classes } }: { readonly model: ModelReport }) {
	const { locale } = usePlayground();
	const { results: words } = useMeasureWords();
	if (!classes) return undefined;
	const format = (value: number): string => numbersIn(locale, { maximumFractionDigits: 3 }).format(value);
	return (
		<>
			<h4>{fill(words.perClass, { name })}</h4>
			<Bars bars={classes.map(({ label, f1 }) => ({ label: `${label} · F1`, score: f1 }))} locale={locale} />
			<TableFrame label={fill(words.perClass, { name })}>
				<table>
					<ColumnHeads names={words.classHeads} />
					<tbody>
						{classes.map(({ label, precision, recall, f1, support }) => (
							<tr key={label}>
								<th scope="row" translate="no">
									{label}
								</th>
								<td>{format(precision)}</td>
								<td>{format(recall)}</td>
								<td>{format(f1)}</td>
								<td>{support}</td>
							</tr>
						))}
					</tbody>
				</table>
			</TableFrame>
		</>
	);
}

/** How well a model finds the objects of each label: average precision, as COCO computes it. */
function Precisions({ model: { name, averagePrecisions } }: { readonly model: ModelReport }) {
	const { locale } = usePlayground();
	const { results: words } = useMeasureWords();
	if (!averagePrecisions) return undefined;
	const known = averagePrecisions.filter(({ averagePrecision }) => Number.isFinite(averagePrecision));
	return (
		<>
			<h4>{fill(words.perClass, { name })}</h4>
			<Bars
				bars={known.map(({ label, averagePrecision: score }) => ({ label: `${label} · AP`, score }))}
				locale={locale}
			/>
			<TableFrame label={fill(words.perClass, { name })}>
				<table>
					<ColumnHeads names={words.precisionHeads} />
					<tbody>
						{averagePrecisions.map(({ label, averagePrecision }) => (
							<tr key={label}>
								<th scope="row" translate="no">
									{label}
								</th>
								<td>{formatScore(averagePrecision, locale)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</TableFrame>
		</>
	);
}
