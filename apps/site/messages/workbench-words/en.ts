import type { workbenchWords as tr } from "./tr.ts";

/** Words of the playground about inputs, outputs, comparing and tokens, in English. */
export const workbenchWords: typeof tr = {
	outputs: {
		raw: "Raw output",
		plainText: "Show as plain text",
		showAll: "Show all ({count} characters)",
		showLess: "Show the beginning only",
		tooDeep: "This value is nested too deep to be written out.",
		table: "Table in the answer",
		picture: "[picture not loaded]",
		done: { true: "done", false: "to do" },
		structured: "Structured output",
		verdicts: {
			fits: "Valid JSON that fits the schema asked for.",
			isJson: "Valid JSON.",
			breaks: "Valid JSON, but it does not fit the schema asked for (problems: {count}):",
			unchecked: "Valid JSON; not compared, for the schema itself cannot be used.",
			notJson: "Not valid JSON; shown as it came.",
		},
		download: "Download {name}",
		areas: "Areas found",
		found: "Where the answer was found",
		prediction: "prediction",
	},
};
