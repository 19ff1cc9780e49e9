/** Whether a value carries a mark, also when another copy of the package put it there. */
export function hasMark(value: unknown, mark: symbol): value is object {
	return typeof value === "object" && value !== null && mark in value;
}
