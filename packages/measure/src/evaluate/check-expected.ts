import type { CallableTaskId } from "@pusula/tasks";
import { listFields } from "../fields/list-fields.ts";
import type { AnswerKind } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";
import type { MeasuredRow } from "./measured.ts";

/**
 * Checks that a right answer fits the input of its row: a ranking has a grade for each text.
 * @throws MeasureError code `bad-expected`
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
