import { expect, it } from "vitest";
import { createArrivals } from "./arrivals.ts";
import { createTaker } from "./take-back.ts";

it("says which rows are off the server, also where an interruption has ended their wait meanwhile", async () => {
	const arrivals = createArrivals();
	const ends = ["1-0", "2-0"].map((name) => arrivals.waitFor(name));
	for (const name of ["1-0", "2-0"]) arrivals.given(name);
	const taken: string[] = [];
	const taker = createTaker({
		jobs: {
			name: "run",
			getJobState: () => Promise.resolve("waiting"),
			remove: (name) => {
				arrivals.endAll({ kind: "interrupted" });
				return Promise.resolve(name === "1-0" ? 1 : 0);
			},
		},
		arrivals,
		redis: { hexists: () => Promise.resolve(0) },
		onTaken: (name) => Promise.resolve(void taken.push(name)),
	});
	await taker.takeBack({ kind: "stopped", error: new Error("no model") });
	expect([taken, await Promise.all(ends)]).toEqual([
		["1-0"],
		[{ kind: "interrupted" }, { kind: "interrupted" }],
	]);
});
