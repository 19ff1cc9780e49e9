import { describe, expect, it } from "vitest";
import { findGrowth, readPageTimes } from "./read-log.ts";

const LOG = `generating static routes
17:15:32   \u001B[34m├─\u001B[39m \u001B[2m/en/tasks/other/index.html\u001B[22m\u001B[2m (+17ms)\u001B[22m
17:15:32   ├─ /tasks/index.html (+1.20s)
17:15:32   └─ /404.html (+9ms)
17:15:32 ✓ Completed in 52.20s.`;

/** Pages of one part of the site, each `step` milliseconds slower than the one before it. */
function makePages(count: number, firstMs: number, step: number) {
	return Array.from({ length: count }, (_, place) => ({
		path: `${place % 2 ? "/en" : ""}/tasks/task-${place}/`,
		ms: firstMs + place * step,
	}));
}

describe("the log of a build", () => {
	it("gives each page its time", () => {
		expect(readPageTimes(LOG)).toEqual([
			{ path: "/en/tasks/other/", ms: 17 },
			{ path: "/tasks/", ms: 1200 },
			{ path: "/404", ms: 9 },
		]);
	});
});

describe("growth", () => {
	it("is 1 where every page takes as long as the first", () => {
		expect([...findGrowth(makePages(100, 20, 0))]).toEqual([["/tasks/", 1]]);
	});

	it("shows where later pages take longer", () => {
		expect(findGrowth(makePages(100, 10, 1)).get("/tasks/")).toBeGreaterThan(2);
	});

	it("is not moved by a pause of the machine", () => {
		const pages = makePages(100, 20, 0).map((page, place) => (place === 90 ? { ...page, ms: 9000 } : page));
		expect(findGrowth(pages).get("/tasks/")).toBe(1);
	});

	it("leaves out folders of a few pages", () => {
		expect(findGrowth(makePages(10, 10, 5)).size).toBe(0);
	});
});
