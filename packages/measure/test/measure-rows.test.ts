import { expect, it } from "vitest";
import type { Candidate, MeasuredItem } from "../src/index.ts";
import { measure, model } from "./labelled-rows.ts";

it("goes on from kept items, and makes failed calls again", async () => {
	const items = await measure([model("good", 20)]);
	const calls: unknown[] = [];
	const counted: Candidate = {
		name: "good",
		call: (args, ...rest) => {
			calls.push(args["inputs"]);
			return model("good", 20).call(args, ...rest);
		},
	};
	const kept = items
		.slice(0, 58)
		.map((item, index): MeasuredItem =>
			index === 4 ? { row: item.row, candidate: "good", ms: 1, failure: { code: "x", message: "x" } } : item,
		);
	expect(await measure([counted], { kept })).toHaveLength(60);
	expect(calls).toEqual(["Satır 5", "Satır 59", "Satır 60"]);
});

it("starts no further call once it may not go on, and resolves with what has ended", async () => {
	const ended: number[] = [];
	const items = await measure([model("good", 20)], {
		atOnce: 2,
		mayGoOn: () => ended.length < 5,
		onItem: ({ row }) => void ended.push(row),
	});
	expect(items.length).toBe(ended.length);
	expect(ended.length).toBeLessThanOrEqual(6);
});

it("keeps to the number of calls at once", async () => {
	let active = 0;
	let most = 0;
	const slow: Candidate = {
		name: "slow",
		call: async () => {
			most = Math.max(most, ++active);
			await Promise.resolve();
			active -= 1;
			return { output: [] };
		},
	};
	const items = await measure([slow], { atOnce: 3 });
	expect(most).toBe(3);
	expect(items.every(({ failure }) => failure?.code === "no-answer")).toBe(true);
});
