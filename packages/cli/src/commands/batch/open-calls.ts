import { now, sleep } from "../../io/clock.ts";
import type { CallableTaskId } from "@pusula/tasks";
import { createGate, createPace } from "@pusula/measure";
import type { ParsedArgs } from "../../args/parse.ts";
import { callHere } from "../../batch/call/call-here.ts";
import { makeCaller } from "../../batch/call/make-caller.ts";
import type { Limits } from "../../batch/read-limits.ts";
import type { RowStore } from "../../batch/store/row-store.ts";
import { callThroughServer } from "../../batch/redis/call-through-server.ts";
import { connect } from "../../batch/redis/connect.ts";
import { findServerUrl } from "../../batch/redis/server-url.ts";
import type { RowCalls } from "../../batch/call/row-call.ts";
import { readRowFiles, type CallPlan } from "../../batch/rows/row-args.ts";
import { readTargetSettings, type Target } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import { formatNumber } from "../../terminal/format.ts";
import { hasFiles } from "./has-files.ts";

const DEFAULT_AT_ONCE = 16;

/** Rows that are with the workers at once, so that neither the server's memory nor this process's grows with the file. */
const ROWS_IN_QUEUE = 2000;
/** Lifetime of a row whose input or result are files, which are kept on the server for as long. */
const FILES_IN_QUEUE = 100;

/** What makes the calls of a run. */
export interface OpenCalls {
	readonly calls: RowCalls;
	/** Greatest number of rows under way. */
	readonly atOnce: number;
	readonly close: () => Promise<void>;
}

/** What calls are opened for. */
export interface CallsFor {
	readonly args: ParsedArgs;
	readonly limits: Limits;
	readonly out: string;
	readonly plan: CallPlan;
	readonly store: RowStore;
	readonly target: Target;
	readonly task: CallableTaskId;
}

/**
 * Makes the calls in this process, or through the workers of a queue where a server is named.
 * @throws CliError where the server cannot be reached, and where rows of the output are in a queue that is not named
 */
export function openCalls(given: CallsFor, context: Context): Promise<OpenCalls> {
	const { io, words } = context;
	const url = findServerUrl(given.args, io.env, words);
	if (url) return openQueuedCalls(url, given, context);
	if (given.store.runId() !== undefined) throw new CliError(words.queue.inQueue(given.out));
	return Promise.resolve(openOwnCalls(given, context));
}

function openOwnCalls(
	{ limits: { concurrency = DEFAULT_AT_ONCE, rate }, plan, target, task }: CallsFor,
	{ io, words, locale }: Context,
): OpenCalls {
	const calls = callHere({
		caller: makeCaller(task, target),
		gate: createGate(createPace(concurrency, now, rate), io.signal, sleep),
		signal: io.signal,
		loadFiles: (args) => readRowFiles(args, plan, words),
	});
	const report = (): void => {
		const active = calls.active();
		if (active > 0) io.stderr.write(`${words.batch.finishing(formatNumber(active, locale))}\n`);
	};
	io.signal.addEventListener("abort", report, { once: true });
	return {
		calls,
		atOnce: concurrency,
		close: async () => io.signal.removeEventListener("abort", report),
	};
}

async function openQueuedCalls(
	url: URL,
	{ args, limits, plan, store, task }: CallsFor,
	{ io, words, locale }: Context,
): Promise<OpenCalls> {
	const say = (sentence: string): void => void io.stderr.write(`${sentence}\n`);
	const connection = await connect(url, words, (reason) => say(words.queue.broken(reason)));
	const calls = await callThroughServer({
		connection,
		settings: { task, ...readTargetSettings(args), yes: undefined, ...limits },
		store,
		signal: io.signal,
		words,
		loadFiles: (given) => readRowFiles(given, plan, words),
		onRefused: (reason) => say(words.queue.refuses(reason)),
		onLeft: (reason) => say(words.queue.leftByWorker(reason)),
	}).catch((error: unknown) => {
		connection.close();
		throw error;
	});
	say(words.queue.put(connection.shownUrl));
	return {
		calls,
		atOnce: hasFiles(task) ? FILES_IN_QUEUE : ROWS_IN_QUEUE,
		close: async () => {
			await calls.close();
			connection.close();
			const { started } = store.counts();
			const left = started === 0 ? undefined : formatNumber(started, locale);
			const endedBy = calls.endedBy();
			if (endedBy === "worker") say(words.queue.leftByStop(left));
			if (endedBy === undefined && left !== undefined) say(words.queue.left(left));
		},
	};
}
