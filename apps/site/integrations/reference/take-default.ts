import type { ReferenceField } from "../../src/facts/reference/reference.ts";

/** A sentence that names the default: `Default 3.`, `Default: the global fetch.` */
const DEFAULT = /(?:(?<=^|\.\s+)Default|(?<=;\s)default):? (.+?)(?:\.(?=\s|$)|$)/s;

/** A docstring without the sentence that names the default, and the default for itself. */
export function takeDefault(docstring: string): Pick<ReferenceField, "text" | "fallback"> {
	const [sentence, fallback] = DEFAULT.exec(docstring) ?? [];
	if (sentence === undefined || fallback === undefined) return { text: docstring };
	return { text: docstring.replace(sentence, "").replace(/ {2,}/g, " ").trim().replace(/;$/, "."), fallback };
}
