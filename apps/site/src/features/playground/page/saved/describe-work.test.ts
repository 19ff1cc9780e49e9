import { expect, test } from "vitest";
import { describeWork } from "./describe-work.ts";

const PROBLEMS = { full: "full", failed: "failed" };

test("a change is said to be done only after it is", async () => {
	const seen: string[] = [];
	const said = await describeWork(async () => {
		seen.push("written");
		return "kept";
	}, PROBLEMS);
	expect([...seen, said]).toEqual(["written", "kept"]);
});

test("a change that fails says why: the room, or anything else", async () => {
	const fail = (error: Error) =>
		describeWork(async () => {
			throw error;
		}, PROBLEMS);
	expect(await fail(new DOMException("No room.", "QuotaExceededError"))).toBe("full");
	expect(await fail(new DOMException("Closed.", "InvalidStateError"))).toBe("failed");
});
