import { expect, it } from "vitest";
import { toRateLimit } from "./limit-rate.ts";

/** Most calls that start in a second: the first window begins with one call and ends with its others, and the next follow at once. */
function countDensest({ max, duration }: ReturnType<typeof toRateLimit>): number {
	const from = duration - 1;
	let calls = max - 1;
	for (let start = duration; start < from + 1000; start += duration) calls += max;
	return calls;
}

it.each([1, 3, 7, 10, 19, 20, 29, 31, 39, 50, 59, 99, 100, 137, 250])(
	"a rate of %i lets at most a tenth more calls start in any second, and hardly fewer over time",
	(rate) => {
		const limit = toRateLimit(rate);
		expect(countDensest(limit)).toBeLessThanOrEqual(rate * 1.1);
		expect((limit.max * 1000) / limit.duration).toBeGreaterThan(rate * 0.9);
		expect((limit.max * 1000) / limit.duration).toBeLessThanOrEqual(rate);
	},
);
