import { expect, it } from "vitest";
import { playgroundTools as english } from "../../../../messages/en/playground-tools.ts";
import { playgroundTools as turkish } from "../../../../messages/tr/playground-tools.ts";
import { findNextStep } from "./find-next-step.ts";

const KNOWN = Object.keys(turkish.next);

it.each([
	[400, "key", "400"],
	[429, "endpoint", "429"],
	[502, "key", "500"],
	[504, "simulated", "500"],
	[503, "key", "503"],
	[418, "key", undefined],
	[401, "local", undefined],
	[500, "local", undefined],
] as const)(
	"the next step after %i of a run with connection %s is that of %s",
	(status, connection, step) => {
		expect(findNextStep(status, connection, KNOWN)).toBe(step);
	},
);

it("both languages have the same steps", () => {
	expect(Object.keys(english.next)).toEqual(KNOWN);
});
