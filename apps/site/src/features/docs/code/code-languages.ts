import type { CodeLanguage } from "../../../lib/words/highlight.ts";

/** A language of code as readers and the highlighter know it. */
export interface NamedLanguage {
	readonly id: CodeLanguage;
	/** Its name, the same in every language. */
	readonly name: string;
}

/** Languages by the name in a code fence. */
const LANGUAGES: Readonly<Record<string, NamedLanguage>> = {
	ts: { id: "typescript", name: "TypeScript" },
	js: { id: "javascript", name: "JavaScript" },
	py: { id: "python", name: "Python" },
	sh: { id: "shellscript", name: "Shell" },
	json: { id: "json", name: "JSON" },
	yaml: { id: "yaml", name: "YAML" },
};

/**
 * The language behind a fence; none for `text`, which is what a program prints.
 * @throws Error for one that is not in the list
 */
export function findLanguage(fence: string): NamedLanguage | undefined {
	const found = LANGUAGES[fence];
	if (!found && fence !== "text")
		throw new Error(`Code may be ${Object.keys(LANGUAGES).join(", ")}, not "${fence}".`);
	return found;
}
