const TEXT_FIELDS = ["generated_text", "summary_text", "translation_text", "text"];

/** The text of an output, under any of the tasks' field names; JSON of one that has none. */
export function toText(output: unknown): string {
	const [first]: unknown[] = [output].flat();
	if (typeof first === "string") return first;
	const fields = Object(first) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	const found = TEXT_FIELDS.map((name) => fields[name]).find((text) => typeof text === "string");
	return typeof found === "string" ? found : JSON.stringify(output);
}
