import { expect, it } from "vitest";
import { compareRecords } from "./compare-records.ts";

const figure = (value: number) => ({ x: [1], xName: "epoch", yName: "loss", lines: { train: [value] } });
const RECORD = {
	cells: [{ id: "count", hash: "", output: "3" }],
	figures: { loss: figure(0.5), speed: figure(2) },
};

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

it("names all of a guide without a record", () => {
	expect(compareRecords(undefined, RECORD, [])).toHaveLength(3);
});
