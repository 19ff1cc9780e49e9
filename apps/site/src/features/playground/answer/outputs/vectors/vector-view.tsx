import { useId, useMemo } from "react";
import { fill } from "../../../../../lib/fill.ts";
import type { Locale } from "../../../../../lib/locale.ts";
import { type NumberForm, numbersIn } from "../../../../../locales/forms.ts";
import { TableFrame } from "../../../../../ui/tables/table-frame.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import { cosineOrZero, toDigits, toVectors } from "./vectors.ts";
import type { OutputProps } from "../parts/output-props.ts";
import lists from "../parts/outputs.module.css";
import { VectorMap } from "./vector-map.tsx";
import styles from "./vectors.module.css";

const SHOWN = 8;
/** Two vectors lie on a line whatever they are, and hundreds of numbered points cannot be read. */
const LEAST_MAPPED = 3;
const MOST_MAPPED = 200;

/** Vectors with their first numbers; where there are several, how alike each two of them are, and a map of all. */
export function VectorView({ output, args }: OutputProps) {
	const { locale, words } = usePlayground();
	const id = useId();
	const vectors = useMemo(() => toVectors(output), [output]);
	const texts = [args["inputs"]].flat().map(String);
	const number = withDigits(locale, 3);
	return (
		<div className={styles.vectors}>
			<ul role="list" className={lists.list}>
				{vectors.map((vector, index) => (
					<li key={`${String(index)}-${texts[index] ?? ""}`}>
						<p>{texts[index] ?? index + 1}</p>
						<p className={styles.numbers}>
							{printNumbers(vector.slice(0, SHOWN), locale)}
							{vector.length > SHOWN && " …"} {fill(words.dimensions, { count: vector.length })}
						</p>
					</li>
				))}
			</ul>
			{vectors.length > 1 && (
				<TableFrame labelledBy={id}>
					<table>
						<caption id={id}>{words.similarity}</caption>
						<thead>
							<tr>
								<td>
									<span aria-hidden="true">×</span>
								</td>
								{vectors.map((_, index) => (
									<th key={`${String(index)}-${texts[index] ?? ""}`} scope="col">
										{index + 1}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{vectors.map((row, index) => (
								<tr key={`${String(index)}-${texts[index] ?? ""}`}>
									<th scope="row">{index + 1}</th>
									{vectors.map((column, place) => (
										<td key={`${String(place)}-${texts[place] ?? ""}`}>
											{number.format(cosineOrZero(row, column))}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</TableFrame>
			)}
			{vectors.length >= LEAST_MAPPED && vectors.length <= MOST_MAPPED && (
				<VectorMap vectors={vectors} names={texts} />
			)}
		</div>
	);
}

function printNumbers(numbers: readonly number[], locale: Locale): string {
	const number = withDigits(locale, toDigits(numbers));
	return numbers.map((one) => number.format(one)).join(" · ");
}

function withDigits(locale: Locale, digits: number): NumberForm {
	return numbersIn(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
