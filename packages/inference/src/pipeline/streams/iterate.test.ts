import { describe, expect, it, vi } from "vitest";
import { END, iterateBatches, type Source } from "./iterate.ts";

type Close = Source<number, number>["close"];

/** A source over batches. A batch that is a function is called when its turn comes. */
function iterate(
	batches: readonly (readonly number[] | (() => Promise<readonly number[] | undefined>))[],
	{ close = () => {}, toValue = (item: number) => item }: Partial<Source<number, number>> = {},
): AsyncGenerator<number, void> {
	let turn = 0;
	return iterateBatches<number, number>({
		nextBatch: async () => {
			const batch = batches[turn++];
			return typeof batch === "function" ? batch() : batch;
		},
		toValue,
		close,
	});
}

async function collect(values: AsyncIterable<number>): Promise<number[]> {
	const found: number[] = [];
	for await (const value of values) found.push(value);
	return found;
}

const never = (): Promise<never> => new Promise(() => {});

describe("reading to the end", () => {
	it("yields every value in order and closes once", async () => {
		const close = vi.fn<Close>();
		expect(await collect(iterate([[1, 2], [], [3]], { close }))).toEqual([1, 2, 3]);
		expect(close.mock.calls).toEqual([[{ ended: true }]]);
	});

	it("skips items without a value and stops at the end mark", async () => {
		const close = vi.fn<Close>();
		const toValue = (item: number): number | undefined | typeof END =>
			item === 0 ? undefined : item === 9 ? END : item;
		expect(await collect(iterate([[0, 1, 0], [0], [2, 9, 3]], { close, toValue }))).toEqual([1, 2]);
		expect(close.mock.calls).toEqual([[{ ended: true }]]);
	});

	it("opens the source with the first next() only", () => {
		const nextBatch = vi.fn<() => Promise<undefined>>();
		iterateBatches<number, number>({ nextBatch, toValue: (item) => item, close: () => {} });
		expect(nextBatch).not.toHaveBeenCalled();
	});

	it("stays at its end", async () => {
		const values = iterate([[1]]);
		await collect(values);
		expect(await values.next()).toEqual({ value: undefined, done: true });
		expect(await collect(values)).toEqual([]);
	});

	it("resolves parallel calls of next() in order", async () => {
		const values = iterate([[1], [2, 3]]);
		const results = await Promise.all(Array.from({ length: 5 }, () => values.next()));
		expect(results.map(({ value, done }) => (done ? "end" : value))).toEqual([1, 2, 3, "end", "end"]);
	});

	it("requests a batch once, however many calls wait", async () => {
		const nextBatch = vi.fn<() => Promise<readonly number[]>>().mockResolvedValueOnce([1, 2, 3]);
		const values = iterateBatches<number, number>({ nextBatch, toValue: (item) => item, close: () => {} });
		await Promise.all([values.next(), values.next(), values.next()]);
		expect(nextBatch).toHaveBeenCalledTimes(1);
	});

	it("yields values that are there with one promise each", async () => {
		const values = iterate([[1, 2, 3, 4]]);
		await values.next();
		let turns = 0;
		const counting = new AbortController();
		const count = (): void => {
			turns++;
			if (!counting.signal.aborted) queueMicrotask(count);
		};
		count();
		for (let index = 0; index < 3; index++) await values.next();
		counting.abort();
		expect(turns).toBeLessThanOrEqual(4);
	});
});

describe("errors", () => {
	it.each([
		["the source", { batches: [[1], () => Promise.reject(new Error("broken"))] }],
		[
			"a value",
			{
				batches: [[1, 2]],
				toValue: (item: number) => {
					if (item === 2) throw new Error("broken");
					return item;
				},
			},
		],
	])("of %s are thrown once, after the values before them", async (_name, { batches, ...rest }) => {
		const close = vi.fn<Close>();
		const values = iterate(batches, { ...rest, close });
		expect(await values.next()).toEqual({ value: 1, done: false });
		await expect(values.next()).rejects.toThrow("broken");
		expect(await values.next()).toEqual({ value: undefined, done: true });
		expect(close.mock.calls).toEqual([[{ ended: false, error: new Error("broken") }]]);
	});

	it("reach the first of parallel calls; the others find the end", async () => {
		const values = iterate([() => Promise.reject(new Error("broken"))]);
		const results = await Promise.allSettled([values.next(), values.next()]);
		expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
	});

	it("of closing are what the reader sees", async () => {
		const close = (): never => {
			throw new Error("from close");
		};
		await expect(collect(iterate([[1]], { close }))).rejects.toThrow("from close");
	});
});

describe("leaving early", () => {
	it("closes on break", async () => {
		const close = vi.fn<Close>();
		for await (const value of iterate([[1, 2]], { close })) {
			expect(value).toBe(1);
			break;
		}
		expect(close.mock.calls).toEqual([[{ ended: false }]]);
	});

	it("closes when the loop's body throws, and the body's error is the one to see", async () => {
		const close = vi.fn<Close>();
		const read = async (): Promise<void> => {
			for await (const value of iterate([[1]], { close })) throw new Error(`body ${value}`);
		};
		await expect(read()).rejects.toThrow("body 1");
		expect(close).toHaveBeenCalledTimes(1);
	});

	it("closes at once while a call waits, and the call finds the end", async () => {
		const close = vi.fn<Close>();
		let release: (batch: readonly number[]) => void = () => {};
		const values = iterate([() => new Promise((resolve) => (release = resolve))], { close });
		const waiting = values.next();
		await Promise.resolve();
		expect(await values.return()).toEqual({ value: undefined, done: true });
		expect(close).toHaveBeenCalledTimes(1);
		release([1, 2]);
		expect(await waiting).toEqual({ value: undefined, done: true });
	});

	it("swallows what the source says after it was closed", async () => {
		let fail: (error: Error) => void = () => {};
		const values = iterate([() => new Promise((_resolve, reject) => (fail = reject))]);
		const waiting = values.next();
		await Promise.resolve();
		await values.return();
		fail(new Error("aborted"));
		expect(await waiting).toEqual({ value: undefined, done: true });
	});

	it("does not wait for a source that says nothing", async () => {
		const values = iterate([never]);
		const waiting = values.next();
		await Promise.resolve();
		expect(await values.return()).toEqual({ value: undefined, done: true });
		expect(waiting).toBeInstanceOf(Promise);
	});

	it("closes before anything was requested", async () => {
		const close = vi.fn<Close>();
		const values = iterate([[1]], { close });
		await values.return();
		expect(close).toHaveBeenCalledTimes(1);
		expect(await values.next()).toEqual({ value: undefined, done: true });
	});

	it("throws into the loop what the caller throws, and closes", async () => {
		const close = vi.fn<Close>();
		const values = iterate([[1]], { close });
		await expect(values.throw(new Error("mine"))).rejects.toThrow("mine");
		expect(close.mock.calls).toEqual([[{ ended: false }]]);
	});

	it("closes at the end of a block that disposes of it", async () => {
		const close = vi.fn<Close>();
		const values = iterate([[1]], { close });
		await values[Symbol.asyncDispose]();
		expect(close).toHaveBeenCalledTimes(1);
	});

	it("closes once, whatever comes after", async () => {
		const close = vi.fn<Close>();
		const values = iterate([[1]], { close });
		await values.return();
		await values.return();
		await collect(values);
		await expect(values.throw(new Error("late"))).rejects.toThrow("late");
		expect(close).toHaveBeenCalledTimes(1);
	});
});
