import { readTable } from "@pusula/measure";
import { expect, it } from "vitest";
import {
	guessSetup,
	hasSameColumn,
	isComplete,
	planSetup,
	takesSystem,
	toEvaluation,
	toTaskSetup,
} from "./setup.ts";

const table = readTable("text,label\nİyi,olumlu\nKötü,olumsuz\n");
const setup = guessSetup({ title: "a.csv", table });

it("begins with what the columns seem to hold", () => {
	expect(setup).toMatchObject({
		task: "text-classification",
		columns: { fields: { inputs: "text" }, expected: "label" },
		metric: "accuracy",
		count: 2,
	});
	expect(isComplete(setup)).toBe(true);
});

it("takes the task of the link for a file, and that of an example for the example", () => {
	expect(guessSetup({ title: "a.csv", table }, "translation")).toMatchObject({
		task: "translation",
		metric: "chrf",
		columns: { fields: { inputs: "text" }, expected: "label" },
	});
	const known = { task: "text-classification", columns: setup.columns } as const;
	expect(guessSetup({ title: "a", table, known }, "translation").task).toBe("text-classification");
});

it("measures nothing while a column is missing, or is both input and answer", () => {
	const missing = { ...setup, columns: { fields: {}, expected: "label" } };
	const same = { ...setup, columns: { fields: { inputs: "label" }, expected: "label" } };
	expect([isComplete(missing), hasSameColumn(missing)]).toEqual([false, false]);
	expect([isComplete(same), hasSameColumn(same)]).toEqual([false, true]);
	expect(planSetup(same, table).rows).toEqual([]);
});

it("tells a chat model the instruction with every row", () => {
	const chat = { ...setup, ...toTaskSetup("conversational", table), system: "Tek sözcük yaz." };
	expect(takesSystem("conversational")).toBe(true);
	expect(planSetup(chat, table).rows[0]?.args).toEqual({
		messages: [
			{ role: "system", content: "Tek sözcük yaz." },
			{ role: "user", content: "İyi" },
		],
	});
});

it("puts the chosen metric first and keeps those of the task", () => {
	expect(toEvaluation({ task: "translation", metric: "bleu" })).toEqual({
		kind: "texts",
		metrics: ["bleu", "chrf"],
	});
});

it("reads the right answers as the chosen metric needs them", () => {
	const cells = { source_sentence: "a", sentences: ["b", "c"], grades: [1, 0] };
	const data = readTable(JSON.stringify(cells));
	const searches = { ...setup, ...toTaskSetup("sentence-similarity", data) };
	expect(toEvaluation({ ...searches, metric: "map" })).toMatchObject({
		kind: "rankings",
		metrics: ["map", "ndcg", "mrr", "recall-at-k", "precision-at-k"],
	});
	expect(planSetup(searches, data).problems).toMatchObject([{ code: "bad-answer" }]);
	expect(planSetup({ ...searches, metric: "map" }, data).rows).toHaveLength(1);
});
