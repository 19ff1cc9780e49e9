import {
	type AnswerKind,
	checkExpected,
	completeLabels,
	type Evaluation,
	MeasureError,
	type MeasuredRow,
	printAnswer,
	printInput,
	readExpected,
} from "@pusula/measure";
import { cellOf, openRows, type Row } from "../../batch/rows/open-rows.ts";
import type { RowFile } from "../../batch/rows/row-file.ts";
import { type CallPlan, toRowArgs } from "../../batch/rows/row-args.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import type { Context } from "../../terminal/context.ts";

/** Rows of a file with what is known of them. */
export interface RowSource {
	readonly file: RowFile;
	readonly plan: CallPlan;
	readonly evaluation: Evaluation;
	/** Column of the right answers. */
	readonly expected: string;
}

/** All rows with their calls and right answers, before one call is made. Throws a `CliError` that names a row. */
export async function readRows(
	{ file, plan, evaluation, expected }: RowSource,
	{ io, words }: Context,
): Promise<readonly MeasuredRow[]> {
	const read: (Row & Pick<MeasuredRow, "expected">)[] = [];
	for await (const row of openRows(file, words)) {
		io.signal.throwIfAborted();
		const { number, cells } = row;
		const cell = cellOf(row, expected);
		if (cell === undefined) throw new CliError(words.rows.noColumn(number, expected, Object.keys(cells)));
		const { [expected]: _, ...others } = cells;
		if (cell === null || (typeof cell === "string" && cell.trim() === ""))
			throw new CliError(words.rows.inRow(number, words.rows.emptyCell(expected)));
		const answer = checkAnswer(evaluation.kind, words, () => readExpected(evaluation.kind, cell, number));
		read.push({ number, cells: others, expected: answer });
	}
	if (read.length === 0) throw new CliError(words.rows.none(file.path));
	const shared = completeLabels({
		task: plan.task,
		shared: plan.shared,
		isInRows: (name) => plan.columns.has(name) || read.some(({ cells }) => Object.hasOwn(cells, name)),
		answers: read.map((row) => printAnswer(row.expected)),
	});
	return read.map(({ number, cells, expected: answer }) => {
		const args = toRowArgs({ number, cells }, { ...plan, shared }, words);
		const row = { number, args, input: printInput(args), expected: answer };
		checkAnswer(evaluation.kind, words, () => checkExpected(plan.task, evaluation.kind, row));
		return row;
	});
}

/** Reads or checks a right answer, and describes in the user's language what is wrong with it. */
function checkAnswer<Result>(kind: AnswerKind, words: Messages, check: () => Result): Result {
	try {
		return check();
	} catch (error) {
		if (!(error instanceof MeasureError) || error.row === undefined) throw error;
		const { row, entry } = error;
		throw new CliError(words.rows.inRow(row, words.eval.badAnswer(words.eval.forms[kind], entry)));
	}
}
