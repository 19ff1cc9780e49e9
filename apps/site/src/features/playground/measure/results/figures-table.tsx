import { Fragment } from "react";
import { describeReport, type Report } from "@pusula/measure";
import { TableFrame } from "../../../../ui/tables/table-frame.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

/** All figures of all models, as the downloaded reports have them. */
export function FiguresTable({ report }: { readonly report: Report }) {
	const { locale } = usePlayground();
	const { results: words } = useMeasureWords();
	const { sections, sources } = describeReport(report, locale);
	const [summary] = sections;
	if (!summary) return undefined;
	return (
		<section className={styles.part}>
			<h3>{words.table}</h3>
			<TableFrame label={words.tableLabel}>
				<table data-figures="">
					<thead>
						<tr>
							{summary.head.map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{summary.rows.map(([name = "", ...cells]) => (
							<tr key={name}>
								<th scope="row" translate="no">
									{name}
								</th>
								{cells.map((cell, index) => (
									<td key={summary.head[index + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</TableFrame>
			{summary.note !== undefined && <p className={styles.about}>{summary.note}</p>}
			<p className={styles.about}>{sources.method}</p>
			<p className={styles.about}>
				{sources.intro}:{" "}
				{sources.links.map(({ use, title, url }, index) => (
					<Fragment key={url}>
						{index > 0 && "; "}
						{use}, <a href={url}>{title}</a>
					</Fragment>
				))}
				.
			</p>
		</section>
	);
}
