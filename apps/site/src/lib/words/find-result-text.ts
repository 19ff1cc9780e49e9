/**
 * The text of a task's result under whichever name the task gives it, the first one's of a list; undefined where it has
 * none.
 */
export function findResultText(output: unknown): string | undefined {
	const [first]: unknown[] = [output].flat();
	if (typeof first === "string") return first;
	const fields = Object.entries(Object(first) as Readonly<Record<string, unknown>>); // fields of any object are unknown
	const [, text] = fields.find(([name, value]) => TEXT_FIELD.test(name) && typeof value === "string") ?? [];
	return typeof text === "string" ? text : undefined;
}

const TEXT_FIELD = /^(?:text|\w+_text)$/;
