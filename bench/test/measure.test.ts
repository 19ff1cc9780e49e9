import { expect, it } from "vitest";
import { compare, summarise } from "../src/measure.ts";

const sides = [{ name: "ours" }, { name: "theirs" }];
const cost = (ms: number): { wallMs: number; cpuMs: number } => ({ wallMs: ms, cpuMs: ms / 2 });

it("compares the sides round by round, so that a slow round of all of them changes nothing", () => {
	const quiet = [
		[10, 11, 10],
		[20, 22, 20],
	];
	const busy = [
		[10, 110, 12],
		[20, 220, 200],
	];
	for (const rounds of [quiet, busy])
		expect(
			summarise(
				sides,
				rounds.map((side) => side.map(cost)),
			)[1],
		).toMatchObject({
			name: "theirs",
			wallRatio: 0.5,
			cpuRatio: 0.5,
		});
});

it("lets every side begin a round equally often, and none follow itself", async () => {
	let order = "";
	const names = ["a", "b", "c"].map((name) => ({
		name,
		run: () => {
			order += name;
			return Promise.resolve();
		},
	}));
	await compare(names, 2, 1);
	expect(order).toBe("abcbcacab");
});

it("gives the medians of each side beside them", () => {
	const [ours] = summarise(sides, [
		[cost(1), cost(9), cost(2)],
		[cost(3), cost(3), cost(3)],
	]);
	expect(ours).toMatchObject({ name: "ours", wallMs: 2, cpuMs: 1, wallRatio: 1, cpuRatio: 1 });
});
