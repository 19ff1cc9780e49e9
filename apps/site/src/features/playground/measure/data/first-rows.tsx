import type { Table } from "@pusula/measure";
import { TableFrame } from "../../../../ui/tables/table-frame.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";
import type { Setup } from "./setup.ts";

const SHOWN_ROWS = 5;
const SHOWN_LETTERS = 160;

interface Props {
	readonly columns: Setup["columns"];
	readonly table: Table;
}

/** The first rows of the data, each column with its part in the call. */
export function FirstRows({ columns, table }: Props) {
	const words = useMeasureWords().columns;
	const inputs = Object.values(columns.fields);
	const role = (name: string): string | undefined =>
		name === columns.expected ? words.answer : inputs.includes(name) ? words.input : undefined;
	return (
		<div className={styles.preview}>
			<TableFrame label={words.first}>
				<table>
					<caption>{words.first}</caption>
					<thead>
						<tr>
							{table.columns.map((name) => (
								<th key={name} scope="col" translate="no">
									{name}
									{role(name) !== undefined && (
										<span className={styles.role} translate="yes">
											{role(name)}
										</span>
									)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.slice(0, SHOWN_ROWS).map(({ number, cells }) => (
							<tr key={number}>
								{table.columns.map((name) => (
									<td key={name} dir="auto">
										{toShown(cells[name])}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</TableFrame>
		</div>
	);
}

function toShown(cell: unknown): string {
	const text = typeof cell === "string" ? cell : cell === undefined ? "" : JSON.stringify(cell);
	return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
}
