import { expect, test } from "vitest";
import { toSpeedClass } from "./speed-class.ts";

test.each([
	[4_000_000, "veryFast"],
	[110_000_000, "fast"],
	[560_000_000, "medium"],
	[8_000_000_000, "slow"],
	[70_000_000_000, "verySlow"],
])("%d weights are %s", (parameters, speed) => {
	expect(toSpeedClass(parameters)).toBe(speed);
});
