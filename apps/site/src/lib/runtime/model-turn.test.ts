import { expect, it } from "vitest";
import { openPageLocks, openTurn } from "./model-turn.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Two runs at the same locks, and what each was notified of. */
function openTwo(locks = openPageLocks()) {
	const open = (signal = new AbortController().signal) => {
		const reports: boolean[] = [];
		return { ...openTurn(signal, (isWaiting) => reports.push(isWaiting), locks), reports };
	};
	return { open, one: open(), other: open() };
}

it.each([["of the page", openPageLocks()] as const, ["of the browser", globalThis.navigator.locks] as const])(
	"with locks %s a second run waits, is told so, and runs when the first has ended",
	async (_whose, locks) => {
		const { one, other } = openTwo(locks);
		await one.take();
		let isGiven = false;
		const waiting = other.take().then(() => (isGiven = true));
		await settle();
		expect([isGiven, one.reports, other.reports]).toEqual([false, [], [true]]);
		one.end();
		await waiting;
		expect(other.reports).toEqual([true, false]);
		other.end();
		await settle();
	},
);

it("a turn that is taken already is taken again at once, and ends once", async () => {
	const { one, other } = openTwo();
	await one.take();
	await one.take();
	expect(one.reports).toEqual([]);
	one.end();
	await settle();
	await other.take();
	expect(other.reports).toEqual([]);
});

it("a run whose reader is asked lets others run, and waits for them afterwards", async () => {
	const { one, other } = openTwo();
	await one.take();
	one.pause();
	await settle();
	await other.take();
	expect(other.reports).toEqual([]);
	let isBack = false;
	const back = one.take().then(() => (isBack = true));
	await settle();
	expect(isBack).toBe(false);
	other.end();
	await back;
	expect(one.reports).toEqual([true, false]);
});

it("a run that is aborted while it waits leaves the line, and one that is over keeps nobody waiting", async () => {
	const { open, one } = openTwo();
	await one.take();
	const controller = new AbortController();
	const waiting = open(controller.signal).take();
	await settle();
	controller.abort(new Error("enough"));
	const over = open();
	const late = over.take();
	over.end();
	one.end();
	await expect(waiting).rejects.toThrow("enough");
	await late;
	await settle();
	const next = open();
	await next.take();
	expect(next.reports).toEqual([]);
});
