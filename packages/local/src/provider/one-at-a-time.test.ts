import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

const never = new AbortController().signal;

test("work waits for the work before it, also where that failed", async () => {
	const queue = oneAtATime();
	const steps: string[] = [];
	let finish: () => void = () => undefined;
	const first = queue(never, async () => {
		steps.push("first");
		await new Promise<void>((resolve) => (finish = resolve));
		throw new Error("failed");
	});
	const second = queue(never, () => Promise.resolve(steps.push("second")));
	await Promise.resolve();
	await Promise.resolve();
	expect(steps).toEqual(["first"]);
	finish();
	await expect(first).rejects.toThrow("failed");
	await second;
	expect(steps).toEqual(["first", "second"]);
});

test("work that is aborted while it waits leaves at once, and lets the next one pass", async () => {
	const queue = oneAtATime();
	const controller = new AbortController();
	let finish: () => void = () => undefined;
	const first = queue(never, () => new Promise<void>((resolve) => (finish = resolve)));
	const second = queue(controller.signal, () => Promise.resolve("ran"));
	const third = queue(never, () => Promise.resolve("third"));
	controller.abort(new Error("enough"));
	await expect(second).rejects.toThrow("enough");
	finish();
	await first;
	expect(await third).toBe("third");
});
