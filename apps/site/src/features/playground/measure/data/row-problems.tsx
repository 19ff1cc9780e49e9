import type { AnswerKind, PlannedRows } from "@pusula/measure";
import { fill } from "../../../../lib/fill.ts";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

const NAMED_PROBLEMS = 5;

interface Props {
	readonly planned: PlannedRows;
	readonly kind: AnswerKind;
}

/** How many rows can be measured, and why others cannot. */
export function RowProblems({ planned: { rows, problems }, kind }: Props) {
	const words = useMeasureWords().columns;
	const more = problems.length - NAMED_PROBLEMS;
	return (
		<>
			<p aria-live="polite">{fill(words.ready, { count: rows.length })}</p>
			{problems.length > 0 && (
				<div className={styles.problem}>
					<p>{fill(words.skipped, { count: problems.length })}</p>
					<ul>
						{problems.slice(0, NAMED_PROBLEMS).map(({ code, line, message }) => (
							<li key={line}>
								<WordsWithCode
									text={fill(words.problems[code], { line, message, form: words.forms[kind] })}
								/>
							</li>
						))}
						{more > 0 && <li>{fill(words.more, { count: more })}</li>}
					</ul>
				</div>
			)}
		</>
	);
}
