/** A property of a test runner's JSON report; undefined where there is none. */
export function valueAt(value: unknown, key: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** A list of the report; empty where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
	const list = valueAt(value, key);
	return Array.isArray(list) ? list : [];
}

/** A text of the report; empty where there is none. */
export function textAt(value: unknown, key: string): string {
	const text = valueAt(value, key);
	return typeof text === "string" ? text : "";
}

/** A number of the report. Throws where there is none, because a missing count must not read as zero. */
export function numberAt(value: unknown, key: string): number {
	const number = valueAt(value, key);
	if (typeof number !== "number") throw new Error(`The test report has no number "${key}".`);
	return number;
}
