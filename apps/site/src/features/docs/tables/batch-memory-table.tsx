import live from "../../../../generated/batch-memory.json" with { type: "json" };
import runs from "../../../../generated/batch.json" with { type: "json" };
import { wordsIn } from "../../../../messages/words.ts";
import { toDateWords } from "../../../lib/words/date-words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { TableFrame } from "../../../ui/tables/table-frame.tsx";

/** The memory of `pusula batch` over each size of file, from the records of `npm run bench -- batch` and `-- memory`. */
export function batchMemoryIn(locale: Locale) {
	return function BatchMemory() {
		const words = wordsIn(locale).docs.batchMemory;
		const format = numbersIn(locale);
		const toDate = (day: string): string => toDateWords(day, locale);
		const rows = runs.map(({ rows: size, date, sides }) => {
			const inUse = live.find((one) => one.rows === size);
			return {
				size,
				inUse: inUse && format.format(inUse.liveMib),
				process: format.format(sides.batch.peakMib),
				days: [...new Set([inUse?.date ?? date, date])].map(toDate).join(", "),
			};
		});
		return (
			<>
				<TableFrame label={words.title}>
					<table>
						<thead>
							<tr>
								{[words.rows, words.inUse, words.process].map((title) => (
									<th key={title} scope="col" data-align="right">
										{title}
									</th>
								))}
								<th scope="col">{words.measured}</th>
							</tr>
						</thead>
						<tbody>
							{rows.map(({ size, inUse = "–", process, days }) => (
								<tr key={size}>
									<th scope="row" data-align="right">
										{format.format(size)}
									</th>
									<td data-align="right">{inUse}</td>
									<td data-align="right">{process}</td>
									<td>{days}</td>
								</tr>
							))}
						</tbody>
					</table>
				</TableFrame>
				<p>{fill(words.stamp, { versions: runs.at(-1)?.versions ?? "" })}</p>
			</>
		);
	};
}
