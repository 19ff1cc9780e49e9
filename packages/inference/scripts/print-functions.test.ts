import { expect, test } from "vitest";
import { printFunctions } from "./print-functions.ts";
import { printTaskResults } from "./print-task-tables.ts";
import { listTaskRows, type TaskRow } from "./task-rows.ts";

/** A text task of the catalogue as one that streams too. */
function streamedRow(id: string): TaskRow {
	const row = listTaskRows().find((one) => one.id === id);
	if (!row) throw new Error(`The catalogue has no task ${id}.`);
	return { ...row, streams: true, streamOutput: row.output, streamDocs: "Says it in pieces." };
}

test.each(["main", "core"] as const)("a task streams once the catalogue says so (%s)", (entry) => {
	const printed = printFunctions([streamedRow("translation")], entry);
	expect(printed).toContain("Says it in pieces.");
	expect(printed).toMatch(/function translationStream\(.*\n.*\{ stream: TEXT_STREAM \}\)/);
	expect(printed).toContain('import { TEXT_STREAM } from "../pipeline/task-streams.ts";');
});

test("the table of streams has each task that streams, and no other", () => {
	const [table = ""] = /STREAM_KINDS = \{[^}]*\}/.exec(printTaskResults(listTaskRows())) ?? [];
	const streamed = listTaskRows().filter(({ streams }) => streams);
	expect(streamed).not.toEqual([]);
	expect(table.match(/: "/g)).toHaveLength(streamed.length);
	expect(printTaskResults([streamedRow("translation")])).toContain('\ttranslation: "text",\n} as const');
});

test.each(["main", "core"] as const)("examples call the model that a task is tried with (%s)", (entry) => {
	const printed = printFunctions(listTaskRows(), entry);
	const modelOf = (method: string) =>
		new RegExp(`= await ${method}\\(\\{[^}]*\\bmodel: "([^"]+)"`).exec(printed)?.[1];
	expect(modelOf("tableQuestionAnswering")).toBe("google/tapas-base-finetuned-wtq");
	expect(modelOf("audioClassification")).toBe("MIT/ast-finetuned-audioset-10-10-0.4593");
	expect(modelOf("textClassification")).toBe("distilbert/distilbert-base-uncased-finetuned-sst-2-english");
});
