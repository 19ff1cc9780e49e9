/** The texts of a value in their order, as one: what a person would read of a call's input, or of its output. */
export function findText(value: unknown): string {
	return listTexts(value, 0).join("\n");
}

/** Deeper values are nothing that a person reads. */
const MOST_DEPTH = 8;

/** Fields whose texts are settings or names, not something said. */
const NOT_SAID: ReadonlySet<string> = new Set([
	"role",
	"type",
	"parameters",
	"tools",
	"response_format",
	"id",
]);

function listTexts(value: unknown, depth: number): readonly string[] {
	if (typeof value === "string") return /^\s*$|^data:/.test(value) ? [] : [value];
	if (typeof value !== "object" || value === null || depth > MOST_DEPTH) return [];
	return Object.entries(value)
		.filter(([name]) => !NOT_SAID.has(name))
		.flatMap(([, inner]) => listTexts(inner, depth + 1));
}
