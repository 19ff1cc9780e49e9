import type { CallableTaskId } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import {
	buildReport,
	checkExpected,
	describeReport,
	listMetrics,
	planRows,
	readAnswer,
	readExpected,
	readTable,
	resolveEvaluation,
} from "../src/index.ts";

const box = (xmin: number, ymin: number, xmax: number, ymax: number) => ({ xmin, ymin, xmax, ymax });
const cat = { label: "kedi", box: box(10, 10, 50, 50) };
const dog = { label: "köpek", box: box(60, 10, 90, 50) };

/** A report of one model, from pairs of a right answer as it is written in a file and an output. */
function judge(
	task: CallableTaskId,
	metrics: readonly string[],
	pairs: readonly (readonly [cell: unknown, output: unknown])[],
) {
	const evaluation = resolveEvaluation(task, metrics);
	const rows = pairs.map(([cell], index) => ({
		number: index + 1,
		args: {},
		input: "",
		expected: readExpected(evaluation.kind, cell, index + 1),
	}));
	const items = pairs.map(([, output], index) => {
		const answer = readAnswer(evaluation.kind, output);
		return { row: index + 1, candidate: "m", ms: 1, ...(answer !== undefined && { answer }) };
	});
	const report = buildReport({ task, evaluation, rows, items, candidates: ["m"] });
	return { report, model: report.models[0], answers: report.items.flatMap((row) => row.answers) };
}

describe("boxes", () => {
	const found = [
		{ ...cat, score: 0.9 },
		{ ...dog, score: 0.8 },
	];

	it("are judged as COCO judges them, also label by label and picture by picture", () => {
		const missed = [{ ...cat, score: 0.9 }];
		const { model, answers, report } = judge(
			"object-detection",
			[],
			[
				[[cat, dog], found],
				[JSON.stringify([cat, dog]), missed],
			],
		);
		// Of two dogs one is found: 51 of the 101 recalls are reached.
		expect(model?.scores["box-map"]?.score).toBeCloseTo((1 + 51 / 101) / 2, 12);
		expect(model?.averagePrecisions?.map(({ label }) => label)).toEqual(["kedi", "köpek"]);
		expect(answers.map(({ score }) => score)).toEqual([1, 0.5]);
		expect(answers[1]?.text).toBe("kedi [10, 10, 50, 50]");
		const text = JSON.stringify(describeReport(report, "tr"));
		expect(text).toContain("ortalama kesinlik");
		expect(text).toContain("0,505");
	});

	it("count nothing that lies in a crowd, and a picture without objects is right without boxes", () => {
		const crowd = { ...cat, box: box(0, 0, 100, 100), crowd: true };
		const { model, answers } = judge(
			"object-detection",
			[],
			[
				[
					[dog, crowd],
					[
						{ ...cat, score: 0.95 },
						{ ...dog, score: 0.8 },
					],
				],
				["[]", []],
				["[]", found],
			],
		);
		expect(model?.scores["box-map"]?.score).toBe(1);
		expect(answers.map(({ score }) => score)).toEqual([1, 1, undefined]);
	});

	it.each([
		["kedi", undefined],
		[{ label: "kedi" }, undefined],
		[[cat, { label: "köpek" }], 2],
		[[{ ...cat, box: { xmin: 1, ymin: 1, xmax: 2 } }], 1],
		[[{ ...cat, box: box(9, 0, 1, 5) }], 1],
		[[{ ...cat, box: [1, 2, 3, 4] }], 1],
		['[{"label":', undefined],
	])("cannot be read from %j", (cell, entry) => {
		expect(() => readExpected("boxes", cell, 4)).toThrow(
			expect.objectContaining({ code: "bad-expected", row: 4, entry }),
		);
	});
});

describe("rankings", () => {
	it("are judged by the values that a model gave the texts", () => {
		const { model, answers } = judge(
			"sentence-similarity",
			["ndcg", "map", "mrr"],
			[
				[
					[1, 0, 0],
					[0.9, 0.3, 0.1],
				],
				["[0,0,1]", [0.9, 0.3, 0.1]],
			],
		);
		expect(model?.scores.mrr?.score).toBeCloseTo((1 + 1 / 3) / 2, 12);
		expect(model?.scores.map?.score).toBeCloseTo((1 + 1 / 3) / 2, 12);
		expect(model?.scores.ndcg?.score).toBeCloseTo((1 + 1 / Math.log2(4)) / 2, 12);
		expect(answers[0]?.text).toBe("0.9 | 0.3 | 0.1");
	});

	it("give no credit for the order of the data to a model that tells no text apart", () => {
		const same = [
			[1, 0, 0],
			[0.5, 0.5, 0.5],
		] as const;
		expect(judge("sentence-similarity", ["mrr"], [same, same]).model?.scores.mrr?.score).toBeCloseTo(
			1 / 3,
			12,
		);
	});

	it.each([
		["1", undefined],
		[[], undefined],
		[[0, 0], undefined],
		[[1, -1], 2],
		[[1, "0"], 2],
	])("cannot be read from %j", (cell, entry) => {
		expect(() => readExpected("rankings", cell, 4)).toThrow(
			expect.objectContaining({ code: "bad-expected", row: 4, entry }),
		);
	});

	it("need a grade for each text", () => {
		const args = { inputs: { source_sentence: "a", sentences: ["b", "c"] } };
		const row = { number: 4, args, expected: [1, 0, 0] };
		expect(() => checkExpected("sentence-similarity", "rankings", row)).toThrow("2 texts, and 3 grades");
		const { rows } = readTable(
			[
				{ source_sentence: "a", sentences: ["b", "c"], grades: [1, 0] },
				{ source_sentence: "a", sentences: ["b", "c"], grades: [1] },
			]
				.map((one) => JSON.stringify(one))
				.join("\n"),
		);
		const planned = planRows(rows, {
			task: "sentence-similarity",
			kind: "rankings",
			fields: { source_sentence: "source_sentence", sentences: "sentences" },
			expected: "grades",
		});
		expect(planned.rows).toHaveLength(1);
		expect(planned.problems).toMatchObject([{ code: "bad-answer", line: 2 }]);
	});
});

describe("the kind of answers", () => {
	it("follows the metrics, which all judge one kind", () => {
		expect(resolveEvaluation("sentence-similarity").kind).toBe("numbers");
		expect(resolveEvaluation("sentence-similarity", ["ndcg", "mrr"])).toEqual({
			kind: "rankings",
			metrics: ["ndcg", "mrr"],
		});
		expect(listMetrics("sentence-similarity")).toContain("map");
		expect(() => resolveEvaluation("sentence-similarity", ["spearman", "ndcg"])).toThrow("different kinds");
	});
});
