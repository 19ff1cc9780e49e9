import { type TestClock, testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { Problem } from "../src/lib/problem.ts";
import type { Engine, EngineHooks, EngineRequest } from "../src/types/engine.ts";
import type { ModelPlan, RunReport } from "../src/types/public.ts";
import type { WorkerLike } from "../src/worker/connection.ts";
import type { FromWorker, ToWorker } from "../src/worker/messages.ts";
import { remoteEngine } from "../src/worker/remote-engine.ts";
import { serveEngine } from "../src/worker/serve-engine.ts";

const REQUEST: EngineRequest = { task: "fill-mask", model: "acme/fox", isStream: false, fields: {} };
const PLAN: ModelPlan = {
	model: "acme/fox",
	task: "fill-mask",
	files: [],
	bytes: 5,
	bytesToFetch: 5,
	isSizeKnown: true,
	device: "wasm",
	dtype: "q8",
};
const RUN: RunReport = { model: "acme/fox", device: "wasm", threads: 1, loadMs: 1, runMs: 1 };

/**
 * A worker in this thread: what is sent arrives later, as a copy, and not at all once it was ended. It ends by `crash` in
 * the middle of its work, and by `refuse` where its script did not come.
 */
function fakeWorker(
	run: Engine["run"],
	isDeaf = false,
): WorkerLike & { ended: () => boolean; crash: () => void; refuse: () => void } {
	const page = new EventTarget();
	const worker = new EventTarget();
	let isOver = false;
	const post = (to: EventTarget, data: unknown): void => {
		const copy: unknown = structuredClone(data);
		queueMicrotask(() => {
			if (!isOver && !isDeaf) to.dispatchEvent(new MessageEvent("message", { data: copy }));
		});
	};
	serveEngine(
		{
			postMessage: (message: FromWorker) => post(page, message),
			addEventListener: (type, listener) =>
				worker.addEventListener(type, (event) => listener(event as MessageEvent<ToWorker>)),
		},
		() => ({ run, plan: () => Promise.resolve(PLAN), close: () => Promise.resolve() }),
	);
	return {
		postMessage: (message) => post(worker, message),
		terminate: () => (isOver = true),
		addEventListener: (type, listener) => page.addEventListener(type, listener),
		ended: () => isOver,
		crash: () => page.dispatchEvent(Object.assign(new Event("error"), { message: "out of bounds" })),
		refuse: () => page.dispatchEvent(new Event("error")),
	};
}

interface Setup {
	readonly engine: Engine;
	readonly workers: ReturnType<typeof fakeWorker>[];
	readonly clock: TestClock;
}

function setUp(run: Engine["run"], isDeaf = false): Setup {
	const workers: ReturnType<typeof fakeWorker>[] = [];
	const clock = testClock();
	const open = (): WorkerLike => {
		const worker = fakeWorker(run, isDeaf && workers.length === 0);
		workers.push(worker);
		return worker;
	};
	return { engine: remoteEngine(open, {}, clock), workers, clock };
}

function hooksFor(more: Partial<EngineHooks> = {}): EngineHooks {
	return {
		signal: new AbortController().signal,
		mayFetch: () => true,
		onProgress: () => undefined,
		onRun: () => undefined,
		onEvent: () => undefined,
		...more,
	};
}

test("a call goes there and back, with everything that is said on the way", async () => {
	const heard: unknown[] = [];
	const { engine, workers } = setUp(async (_request, { mayFetch, onEvent, onProgress, onRun }) => {
		const isAgreed = await mayFetch(PLAN);
		onProgress({ model: "acme/fox", loadedBytes: 1, totalBytes: 5 });
		onEvent({ isAgreed });
		onRun(RUN);
		return { file: new Blob(["made"], { type: "text/plain" }) };
	});
	const say = (word: unknown): void => void heard.push(word);
	const hooks = hooksFor({
		mayFetch: (plan) => plan.bytes === 5,
		onProgress: ({ loadedBytes }) => say(loadedBytes),
		onEvent: say,
		onRun: say,
	});
	const reply = await engine.run(REQUEST, hooks);
	expect("file" in reply && (await reply.file.text())).toBe("made");
	expect(heard).toEqual([1, { isAgreed: true }, RUN]);
	expect(await engine.plan(REQUEST, hooks.signal)).toEqual(PLAN);
	expect(workers).toHaveLength(1);
	await engine.close();
	expect(workers[0]?.ended()).toBe(true);
});

test("closing ends the call under way, and the next call opens a new worker", async () => {
	let begin: () => void = () => undefined;
	const begun = new Promise<void>((resolve) => (begin = resolve));
	const { engine, workers } = setUp(() => {
		begin();
		return workers.length > 1 ? Promise.resolve({ json: "made" }) : new Promise(() => undefined);
	});
	const first = engine.run(REQUEST, hooksFor());
	await begun;
	await engine.close();
	await expect(first).rejects.toMatchObject({
		kind: "inference",
		message: expect.stringContaining("closed") as string,
	});
	expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: "made" });
	expect(workers).toHaveLength(2);
});

test("a worker that is closed behind an abort has a moment to keep what has come", async () => {
	let finish: () => void = () => undefined;
	const { engine, workers, clock } = setUp(
		(_request, { signal }) =>
			new Promise((_, reject) => {
				signal.addEventListener("abort", () => (finish = () => reject(signal.reason as Error)));
			}),
	);
	for (const isFinished of [true, false]) {
		const controller = new AbortController();
		const call = engine.run(REQUEST, hooksFor({ signal: controller.signal })).catch(() => "aborted");
		await new Promise((resolve) => setImmediate(resolve));
		controller.abort(new Error("enough"));
		expect(await call).toBe("aborted");
		const closing = engine.close();
		await new Promise((resolve) => setImmediate(resolve));
		expect(workers.at(-1)?.ended()).toBe(false);
		if (isFinished) finish();
		else clock.advance(500);
		await closing;
		expect(workers.at(-1)?.ended()).toBe(true);
	}
	expect(workers).toHaveLength(2);
});

test("a problem keeps its kind on the way, and its causes their names and codes", async () => {
	const inner = Object.assign(new Error("closed"), { name: "SocketError", code: "UND_ERR_SOCKET" });
	const cause = Object.assign(new TypeError("because", { cause: inner }), { code: "ECONNRESET" });
	const problem = new Problem("gated", "no", { status: 401, cause });
	const { engine } = setUp(() => Promise.reject(problem));
	const error: unknown = await engine.run(REQUEST, hooksFor()).catch((reason: unknown) => reason);
	expect(error).toMatchObject({
		kind: "gated",
		status: 401,
		cause: {
			name: "TypeError",
			code: "ECONNRESET",
			message: "because",
			cause: { name: "SocketError", code: "UND_ERR_SOCKET", message: "closed" },
		},
	});
	expect((error as Problem).cause).toBeInstanceOf(Error);
});

const LOST = new Problem("inference", "device lost", { device: "webgpu" });

test("a call that fails on WebGPU begins anew in another worker, once, with a word about it", async () => {
	const reasons: string[] = [];
	let isLost = true;
	const { engine, workers } = setUp(() =>
		isLost ? Promise.reject(LOST) : Promise.resolve({ json: "made" }),
	);
	const onFallback = (reason: string): void => {
		reasons.push(reason);
		isLost = false;
	};
	expect(await engine.run(REQUEST, hooksFor({ onFallback }))).toEqual({ json: "made" });
	expect([reasons, workers[0]?.ended(), workers.length]).toEqual([["device lost"], true, 2]);
	isLost = true;
	await expect(engine.run(REQUEST, hooksFor({ onFallback }))).rejects.toThrow("device lost");
	expect(reasons).toHaveLength(1);
});

test("what has been streamed is not begun anew", async () => {
	const { engine, workers } = setUp((_request, { onEvent }) => {
		onEvent("half");
		return Promise.reject(LOST);
	});
	await expect(engine.run(REQUEST, hooksFor())).rejects.toThrow("device lost");
	expect(workers).toHaveLength(1);
});

test("a worker whose runtime has failed is ended: it would start no other model", async () => {
	let isBroken = true;
	const problem = new Problem("unsupported-model", "no operator", { device: "wasm" });
	const { engine, workers } = setUp(() =>
		isBroken ? Promise.reject(problem) : Promise.resolve({ json: "made" }),
	);
	await expect(engine.run(REQUEST, hooksFor())).rejects.toThrow("no operator");
	isBroken = false;
	expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: "made" });
	expect([workers[0]?.ended(), workers.length]).toEqual([true, 2]);
});

test("what a function of the caller throws is the error of the call, and the worker gets a no", async () => {
	const agreed: boolean[] = [];
	const { engine } = setUp(async (_request, { mayFetch }) => {
		agreed.push(await mayFetch(PLAN));
		throw new Problem("declined", "no");
	});
	const mayFetch = (): never => {
		throw new Error("the page's own");
	};
	await expect(engine.run(REQUEST, hooksFor({ mayFetch }))).rejects.toThrow("the page's own");
	expect(agreed).toEqual([false]);
});

test("a call whose caller has thrown ends in the worker too, and is no answer to the next one", async () => {
	const { engine, workers } = setUp(async ({ model }, { signal, onProgress }) => {
		onProgress({ model, loadedBytes: 1, totalBytes: 2 });
		for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
		return { json: [model, signal.aborted] };
	});
	const onProgress = (): never => {
		throw new Error("the page's own");
	};
	await expect(engine.run(REQUEST, hooksFor({ onProgress }))).rejects.toThrow("the page's own");
	const next = { ...REQUEST, model: "acme/owl" };
	expect(await engine.run(next, hooksFor())).toEqual({ json: ["acme/owl", false] });
	expect(workers).toHaveLength(1);
});

test("who agrees to a call that was aborted has not agreed to the next one", async () => {
	const { engine } = setUp(async (_request, { mayFetch }) => ({ json: await mayFetch(PLAN) }));
	const answers: ((may: boolean) => void)[] = [];
	/** Starts a call, whose consent is open when `question` resolves. */
	const start = (signal?: AbortSignal) => {
		let result: Promise<unknown> = Promise.resolve();
		const question = new Promise<void>((resolve) => {
			const mayFetch = (): Promise<boolean> => {
				resolve();
				return new Promise((answer) => answers.push(answer));
			};
			result = engine.run(REQUEST, hooksFor({ mayFetch, ...(signal && { signal }) }));
		});
		return { result, question };
	};
	const controller = new AbortController();
	const first = start(controller.signal);
	await first.question;
	controller.abort(new Error("enough"));
	await expect(first.result).rejects.toThrow("enough");
	const second = start();
	await second.question;
	answers[0]?.(true);
	for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
	answers[1]?.(false);
	expect(await second.result).toEqual({ json: false });
});

test("an abort wins at once; a worker that stops serves the next call", async () => {
	const { engine, workers, clock } = setUp(
		(_request, { signal }) =>
			new Promise((resolve, reject) => {
				if (workers.length === 1 && !isFirst) return resolve({ json: "second" });
				isFirst = false;
				signal.addEventListener("abort", () => reject(signal.reason as Error));
			}),
	);
	let isFirst = true;
	const controller = new AbortController();
	const first = engine.run(REQUEST, hooksFor({ signal: controller.signal }));
	await Promise.resolve();
	await Promise.resolve();
	controller.abort(new Error("enough"));
	await expect(first).rejects.toThrow("enough");
	expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: "second" });
	clock.advance(500);
	expect(workers).toHaveLength(1);
	expect(workers[0]?.ended()).toBe(false);
});

test("a worker that does not stop is ended, and the next call opens another", async () => {
	let calls = 0;
	const { engine, workers, clock } = setUp(() => {
		calls += 1;
		return calls === 1 ? new Promise(() => undefined) : Promise.resolve({ json: calls });
	});
	const controller = new AbortController();
	const first = engine.run(REQUEST, hooksFor({ signal: controller.signal }));
	const failed = first.catch((error: unknown) => error);
	await new Promise((resolve) => setImmediate(resolve));
	controller.abort(new Error("enough"));
	expect(await failed).toEqual(new Error("enough"));
	const second = engine.run(REQUEST, hooksFor());
	clock.advance(500);
	expect(await second).toEqual({ json: 2 });
	expect(workers.map((worker) => worker.ended())).toEqual([true, false]);
});

test("a worker that breaks off fails its call, and the next call opens another", async () => {
	let calls = 0;
	const { engine, workers } = setUp(() => {
		calls += 1;
		return calls === 1 ? new Promise(() => undefined) : Promise.resolve({ json: calls });
	});
	const first = engine.run(REQUEST, hooksFor());
	const failed = first.catch((error: unknown) => error);
	await new Promise((resolve) => setImmediate(resolve));
	workers[0]?.crash();
	expect(await failed).toMatchObject({ kind: "inference" });
	expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: 2 });
});

test("a script that does not come is a runtime that is missing, not a model that failed", async () => {
	const { engine, workers } = setUp(() => new Promise(() => undefined));
	const failed = engine.run(REQUEST, hooksFor()).catch((error: unknown) => error);
	await settle();
	workers[0]?.refuse();
	expect(await failed).toMatchObject({ kind: "no-runtime" });
});

/** Lets every message that is under way arrive. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a worker that never answers is given up after a minute, and the next call opens another", async () => {
	const { engine, workers, clock } = setUp(() => Promise.resolve({ json: "made" }), true);
	const failed = engine.run(REQUEST, hooksFor()).catch((error: unknown) => error);
	await settle();
	clock.advance(59_000);
	expect(workers[0]?.ended()).toBe(false);
	clock.advance(1000);
	expect(await failed).toMatchObject({
		kind: "inference",
		message: expect.stringContaining("it gave no sign for 60 seconds") as string,
	});
	expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: "made" });
	expect([workers.length, clock.timers()]).toEqual([2, 0]);
});

test("a worker may be busy for long, and the caller may think for as long as it likes", async () => {
	const { engine, workers, clock } = setUp(async (_request, { mayFetch, onProgress }) => {
		await mayFetch(PLAN);
		onProgress({ model: "acme/fox", loadedBytes: 5, totalBytes: 5 });
		return new Promise(() => undefined);
	});
	let decide: (may: boolean) => void = () => undefined;
	const mayFetch = (): Promise<boolean> => new Promise((resolve) => (decide = resolve));
	const failed = engine.run(REQUEST, hooksFor({ mayFetch })).catch((error: unknown) => error);
	await settle();
	clock.advance(24 * 60 * 60 * 1000);
	expect(workers[0]?.ended()).toBe(false);
	decide(true);
	await settle();
	clock.advance(599_000);
	expect(workers[0]?.ended()).toBe(false);
	clock.advance(1000);
	expect(await failed).toMatchObject({
		message: expect.stringContaining("no sign for 600 seconds") as string,
	});
});

test.each(["no-runtime", "out-of-memory"] as const)(
	"after %s the worker is of no more use: the next call opens another",
	async (kind) => {
		let calls = 0;
		const { engine, workers } = setUp(() => {
			calls += 1;
			return calls === 1 ? Promise.reject(new Problem(kind, "no")) : Promise.resolve({ json: calls });
		});
		await expect(engine.run(REQUEST, hooksFor())).rejects.toMatchObject({ kind });
		expect(await engine.run(REQUEST, hooksFor())).toEqual({ json: 2 });
		expect(workers.map((worker) => worker.ended())).toEqual([true, false]);
	},
);
