import type { MeasuredRow } from "@pusula/measure";

/** The picture or sound of a row's call; undefined where it has none. */
export function findRowFile({ inputs }: MeasuredRow["args"]): Blob | undefined {
	const values: readonly unknown[] = inputs instanceof Blob ? [inputs] : Object.values(Object(inputs));
	return values.find((value) => value instanceof Blob);
}
