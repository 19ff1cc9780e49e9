import { describe, expect, it } from "vitest";
import { ShapeError } from "../src/lib/shape-error.ts";
import type { ClientTask } from "../src/types/task.ts";
import type { Route } from "../src/types/route.ts";
import { hfInference } from "../src/providers/hf-inference.ts";

const read = (task: ClientTask, reply: unknown): unknown =>
	hfInference.tasks[task]?.fromResponse(reply, {} as Route); // these adapters read the reply alone

describe("fields that services leave out", () => {
	it.each<[ClientTask, object]>([
		["document-question-answering", { answer: "9 Mart" }],
		["visual-question-answering", { score: 0.9 }],
		["fill-mask", { score: 0.9, sequence: "a b", token: 3 }],
		["image-segmentation", { label: "göl", mask: "aGk=", score: null }],
	])("may be missing in a reply of %s", (task, item) => {
		expect(JSON.stringify(read(task, [item]))).toContain(JSON.stringify(item));
	});

	it.each<[ClientTask, object, string]>([
		["document-question-answering", { answer: "9 Mart", score: "0.9" }, "0.score"],
		["visual-question-answering", { answer: 2, score: 0.9 }, "0.answer"],
		["fill-mask", { score: 0.9, sequence: "a b", token: 3, token_str: 1 }, "0.token_str"],
		["image-segmentation", { label: "göl", mask: "aGk=", score: "high" }, "0.score"],
	])("have their kind where they are there, in a reply of %s", (task, item, path) => {
		expect(() => read(task, [item])).toThrow(expect.objectContaining({ constructor: ShapeError, path }));
	});
});

describe("an answer out of a table", () => {
	const answer = { answer: "3", cells: ["3"], coordinates: [[0, 1]] };

	it("needs no aggregator", () => {
		expect(read("table-question-answering", answer)).toEqual(answer);
	});

	it.each([
		[{ ...answer, aggregator: 1 }],
		[{ ...answer, cells: [3] }],
		[{ ...answer, coordinates: [["0", 1]] }],
		[{ ...answer, coordinates: [0] }],
	])("is refused as %j", (wrong) => {
		expect(() => read("table-question-answering", wrong)).toThrow(ShapeError);
	});
});
