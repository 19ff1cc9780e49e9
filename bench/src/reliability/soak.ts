import { getEventListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { InferenceError } from "@pusula/inference";
import { chatCompletion, chatCompletionStream, textToImage } from "@pusula/inference/core";
import { groq } from "@pusula/inference/providers/groq";
import { replicate } from "@pusula/inference/providers/replicate";
import { textOf, planCall } from "./plan-call.ts";
import type { ReliabilityRecord, Zeros } from "./record.ts";
import { type SoakServer, startSoakServer } from "./soak-server.ts";

/** How much later than its limit a call may end on a busy machine, and when it counts as one that never ends; in milliseconds. */
const LATE_MS = 2000;
const HANG_MS = 20_000;
/** A key that is nowhere else, so that finding it means a leak. */
const KEY = "soak-secret-key-4f1d9c";
const REASON = new Error("the soak gave up");

/** How much is soaked. */
export interface SoakSize {
	readonly calls: number;
	/** Calls under way at a time. */
	readonly atOnce: number;
	/** Time limit of each call in milliseconds. */
	readonly limitMs: number;
}

export type SoakFigures = ReliabilityRecord["soak"];

/**
 * Makes so many calls over loopback connections, some with faults, and counts into `zeros` what must not happen. The
 * calls share one signal, so that a listener that is left behind is seen.
 */
export async function soak(
	seed: number,
	{ calls, atOnce, limitMs }: SoakSize,
	zeros: Zeros,
): Promise<SoakFigures> {
	const server = await startSoakServer(seed);
	const shared = new AbortController();
	const counts = { faulty: 0, ok: 0, failed: 0, aborted: 0, jobs: 0 };
	const onRejection = (): void => void (zeros.unhandledRejections += 1);
	process.on("unhandledRejection", onRejection);
	const started = performance.now();
	let next = 0;
	let heapBefore = 0;
	const work = async (): Promise<void> => {
		for (let index = next++; index < calls; index = next++) {
			if (index === Math.floor(calls / 10)) heapBefore = measureHeap();
			counts[await runOne({ seed, index, server, limitMs, signal: shared.signal }, zeros)] += 1;
			if (planCall(seed, index).fault !== undefined) counts.faulty += 1;
			countAtServer(server, index, counts, zeros);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	const seconds = Math.round((performance.now() - started) / 1000);
	await settle(server);
	zeros.openAtServer += server.open();
	zeros.strayRequests += server.strayRequests();
	zeros.listenersLeft += getEventListeners(shared.signal, "abort").length;
	await server.close();
	await wait(100);
	zeros.handlesLeft += process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
	process.off("unhandledRejection", onRejection);
	const heapGrowthMib = Math.round((measureHeap() - heapBefore) / 1024 / 102.4) / 10;
	return { calls, ...counts, seconds, heapGrowthMib };
}

interface One {
	readonly seed: number;
	readonly index: number;
	readonly server: SoakServer;
	readonly limitMs: number;
	readonly signal: AbortSignal;
}

async function runOne(one: One, zeros: Zeros): Promise<"ok" | "failed" | "aborted"> {
	const { fault } = planCall(one.seed, one.index);
	const own = new AbortController();
	const timer = fault === "abort" ? setTimeout(() => own.abort(REASON), one.index % 7) : undefined;
	const hang = new AbortController();
	const began = performance.now();
	const call = callOnce(one, fault === "abort" ? AbortSignal.any([own.signal, one.signal]) : one.signal);
	try {
		const ended = await Promise.race([
			call,
			wait(one.limitMs + HANG_MS, "hang" as const, { signal: hang.signal }),
		]);
		if (ended === "hang") zeros.hangs += 1;
		else if (ended !== textOf(one.index)) zeros.wrongResults += 1;
		return "ok";
	} catch (error) {
		if (fault === undefined) zeros.failedWithoutFault += 1;
		if (error === REASON) return "aborted";
		if (!InferenceError.is(error)) zeros.untypedErrors += 1;
		if (holdsKey(error)) zeros.keysLeaked += 1;
		return "failed";
	} finally {
		clearTimeout(timer);
		hang.abort();
		if (performance.now() - began > one.limitMs + LATE_MS) zeros.late += 1;
	}
}

/** One call; its text, or for a job the text that it should have when its file is the right one. */
async function callOnce({ seed, index, server, limitMs, signal }: One, ownSignal = signal): Promise<string> {
	const model = `soak/${index}`;
	const options = { timeoutMs: limitMs, signal: ownSignal };
	const messages = [{ role: "user", content: "Tilki nerede uyur?" }];
	const chat = { provider: { ...groq, host: server.url }, accessToken: KEY, model, messages };
	const { kind } = planCall(seed, index);
	if (kind === "chat") {
		const { choices } = await chatCompletion(chat, options);
		return choices[0]?.message.content ?? "";
	}
	if (kind === "stream") {
		let text = "";
		for await (const { choices } of chatCompletionStream(chat, options))
			text += choices[0]?.delta.content ?? "";
		return text;
	}
	const provider = { ...replicate, host: server.url };
	const image = await textToImage({ provider, accessToken: KEY, model, inputs: "tilki" }, options);
	return image.type === "image/png" && image.size === 70 ? textOf(index) : `${image.type} ${image.size}`;
}

function countAtServer(server: SoakServer, index: number, counts: { jobs: number }, zeros: Zeros): void {
	if (server.acceptedOf(index) > 1) zeros.repeatedPosts += 1;
	if (server.jobsOf(index) > 1) zeros.doubledJobs += 1;
	counts.jobs += Math.min(1, server.jobsOf(index));
}

/** True when the key is anywhere in what a program could print of an error. */
function holdsKey(error: unknown): boolean {
	const printed = [
		inspect(error, { depth: 12, showHidden: true, getters: true }),
		safeJson(error),
		String(error),
	];
	return printed.some((text) => text.includes(KEY));
}

function safeJson(value: unknown): string {
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "";
	}
}

/** Waits until the server has seen that its clients left, for five seconds at most. */
async function settle({ open }: SoakServer): Promise<void> {
	for (let turn = 0; turn < 100 && open() > 0; turn++) await wait(50);
}

function measureHeap(): number {
	setFlagsFromString("--expose-gc");
	(runInNewContext("gc") as () => void)(); // there by the flag
	return process.memoryUsage().heapUsed;
}
