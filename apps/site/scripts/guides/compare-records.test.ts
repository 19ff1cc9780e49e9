import { expect, it } from "vitest";
import { compareFiles, compareRecords, mustAgree } from "./compare-records.ts";

const figure = (value: number) => ({ x: [1], xName: "epoch", yName: "loss", lines: { train: [value] } });
const RECORD = {
	cells: [{ id: "count", hash: "", output: "3" }],
	examples: [
		{ hash: "a", way: "model", date: "2026-11-26" },
		{ hash: "b", way: "model", date: "2026-11-26", before: "TypeError: no" },
	],
	figures: { loss: figure(0.5), speed: figure(2) },
} as const;

it("finds nothing where all is as recorded", () => {
	expect(compareRecords(RECORD, RECORD, [])).toEqual([]);
});

it("names a cell that printed something else", () => {
	const run = { ...RECORD, cells: [{ id: "count", hash: "", output: "4" }] };
	expect(compareRecords(RECORD, run, [])).toEqual(['cell "count" printed:\n4\nThe record says:\n3']);
});

it("names a figure with other numbers, but no timed one", () => {
	const run = { ...RECORD, figures: { loss: figure(0.6), speed: figure(3) } };
	const [problem, ...others] = compareRecords(RECORD, run, ["speed"]);
	expect(problem).toContain('figure "loss" has');
	expect(others).toEqual([]);
});

it("names code before a difference that ended otherwise", () => {
	const [first] = RECORD.examples;
	const run = { ...RECORD, examples: [first, { ...RECORD.examples[1], before: "" }] };
	expect(compareRecords(RECORD, run, [])).toEqual([
		"the code before the difference b ended with:\n\nThe record says:\nTypeError: no",
	]);
});

it("names all of a guide without a record", () => {
	expect(compareRecords(undefined, RECORD, [])).toHaveLength(4);
});

it("holds a run to a record of the same kind of processor alone", () => {
	const run = { processor: "GenuineIntel 6 207" };
	expect(mustAgree(run, run)).toBe(true);
	expect(mustAgree({ processor: "AuthenticAMD 25 1" }, run)).toBe(false);
	expect(mustAgree(undefined, run)).toBe(true);
});

it("names the files that a run wrote otherwise, weights only where the processor is the same kind", () => {
	const kept = { "families.json": "a", "duygu/tokenizer.json": "b", "duygu/onnx/model_quantized.onnx": "c" };
	expect(compareFiles(kept, kept, true)).toEqual([]);
	const run = { ...kept, "families.json": "d", "duygu/onnx/model_quantized.onnx": "e" };
	expect(compareFiles(kept, run, true).map(({ fails }) => fails)).toEqual([true, true]);
	expect(compareFiles(kept, run, false)).toEqual([
		{ file: "families.json", fails: true },
		{ file: "duygu/onnx/model_quantized.onnx", fails: false },
	]);
});
