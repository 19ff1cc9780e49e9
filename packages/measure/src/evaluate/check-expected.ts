import type { CallableTaskId } from "@pusula/tasks";
import { listFields } from "../fields/list-fields.ts";
import type { AnswerKind } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";
import type { MeasuredRow } from "./measured.ts";

/**
 * Checks that a right answer fits the input of its row: a ranking has a grade for each text.
 * @param task Id of a task that the client can call.
 * @param kind The kind of answer that the task is judged by.
 * @param row The row: its number, arguments and right answer.
 * @throws MeasureError code `bad-expected`
 * @example
 * try {
 * 	checkExpected("sentence-similarity", "rankings", { number: 1, args: { inputs: { sentences: ["a", "b"] } }, expected: [1] });
 * } catch (error) {
 * 	if (error instanceof MeasureError) console.log(error.code); // "bad-expected"
 * }
 */
export function checkExpected(
	task: CallableTaskId,
	kind: AnswerKind,
	{ number, args, expected }: Pick<MeasuredRow, "number" | "args" | "expected">,
): void {
	if (kind !== "rankings" || !Array.isArray(expected)) return;
	const ranked = listFields(task).find((field) => field.kind === "texts");
	const texts = ranked?.path.reduce<unknown>((value, name) => Object(value)[name], args);
	if (!Array.isArray(texts) || texts.length === expected.length) return;
	throw new MeasureError("bad-expected", `There are ${texts.length} texts, and ${expected.length} grades.`, {
		row: number,
	});
}
