import { sleep } from "../io/clock.ts";
import { makeCaller } from "../batch/call/make-caller.ts";
import { connect, type Connection } from "../batch/redis/connect.ts";
import {
	createInsist,
	createOutage,
	type Insist,
	isPassing,
	LONGEST_PAUSE_MS,
	toUnusable,
} from "../batch/redis/insist.ts";
import { listRuns, type OpenRun, type RunSettings, reportLeft } from "../batch/redis/run-registry.ts";
import { type ServedRun, serveRun } from "../batch/redis/serve-run.ts";
import { findServerUrl, QUEUE_VARIABLE } from "../batch/redis/server-url.ts";
import type { ParsedArgs } from "../args/parse.ts";
import { resolveTask } from "../calls/find-names.ts";
import { openTarget } from "../calls/open-target.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import { toReason } from "../errors/print-error.ts";
import { formatNumber } from "../terminal/format.ts";

const DEFAULT_AT_ONCE = 16;
const MOST_AT_ONCE = 1000;
const DEFAULT_TAKEOVER = 30;
const MOST_TAKEOVER = 3600;

/** Time between two polls for open runs. */
const LOOK_MS = 500;

/** `pusula worker`: makes the calls of every run in a queue, until the program is interrupted. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { io, words, locale } = context;
	const url = findServerUrl(args, io.env, words);
	if (url === undefined) throw new CliError(words.queue.missing(QUEUE_VARIABLE));
	const limits = {
		atOnce: args.whole("concurrency", 1, MOST_AT_ONCE) ?? DEFAULT_AT_ONCE,
		takeoverMs: (args.whole("takeover", 1, MOST_TAKEOVER) ?? DEFAULT_TAKEOVER) * 1000,
		endpoint: args.text("endpoint"),
		yes: args.flag("yes"),
	};
	const say = (sentence: string): void => void io.stderr.write(`${sentence}\n`);
	const connection = await connect(url, words, (reason) => say(words.queue.broken(reason)));
	const counted = { done: 0, failed: 0, lost: 0 };
	const onRow = (hasFailed: boolean): void => void (hasFailed ? (counted.failed += 1) : (counted.done += 1));
	const onLost = (): void => void (counted.lost += 1);
	const insist = createInsist({
		signal: io.signal,
		pauseMs: Math.min(LONGEST_PAUSE_MS, limits.takeoverMs / 3),
		outage: createOutage((reason) => say(words.worker.refused(reason))),
	});
	let code: number;
	try {
		say(words.worker.ready(connection.shownUrl));
		code = await serveAll({ ...limits, connection, context, insist, onRow, onLost, say });
	} finally {
		connection.close();
	}
	if (counted.lost > 0) say(words.worker.lost(formatNumber(counted.lost, locale)));
	say(words.worker.end(formatNumber(counted.done, locale), formatNumber(counted.failed, locale)));
	return code;
}

interface Service {
	readonly connection: Connection;
	readonly context: Context;
	readonly atOnce: number;
	readonly takeoverMs: number;
	/** The endpoint that this worker's `API_TOKEN` is for. */
	readonly endpoint: string | undefined;
	/** Whether files of local models may be fetched to this machine. */
	readonly yes: boolean;
	readonly insist: Insist;
	readonly onRow: (failed: boolean) => void;
	readonly onLost: () => void;
	readonly say: (sentence: string) => void;
}

/** A run as it was opened last. */
interface Opened extends Pick<OpenRun, "opening"> {
	/** Undefined where this worker could not begin to serve it. */
	readonly run: ServedRun | undefined;
}

/**
 * Serves the open runs as they come and go; ends with the calls under way after the signal, or where the list of runs cannot be
 * had, and says at once which. Gives the exit code.
 */
async function serveAll(service: Service): Promise<number> {
	const { context, say } = service;
	const served = new Map<string, Opened>();
	try {
		await followRuns(service, served);
		say(context.words.worker.stopping);
		return EXIT.done;
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		say(error.message); // before the wait for the calls under way
		return error.exitCode;
	} finally {
		await Promise.all([...served.values()].map(async ({ run: one }) => one?.close())); // stores what calls under way bring
	}
}

/**
 * Begins to serve each run that is opened, and ends with each that is closed, until the signal.
 * @throws CliError where the list of runs cannot be had
 */
async function followRuns(service: Service, served: Map<string, Opened>): Promise<void> {
	const { connection, context, insist } = service;
	const { io, words } = context;
	const { signal } = io;
	let open: Awaited<ReturnType<typeof listRuns>> = new Map();
	const readRuns = async (): Promise<unknown> => (open = await listRuns(connection.redis));
	while (!signal.aborted) {
		await insist(readRuns, isPassing).catch((error: unknown) => {
			throw toUnusable(error, words);
		});
		for (const [id, { opening, settings }] of open) {
			const known = served.get(id);
			const isTried = known !== undefined && (known.opening === opening || known.run?.hasLeft() === false);
			if (!isTried) await known?.run?.close();
			served.set(id, { opening, run: isTried ? known.run : await serve(id, settings, service) });
		}
		for (const [id, { run: one }] of served) {
			if (open.has(id)) continue;
			served.delete(id);
			await one?.close();
		}
		await sleep(LOOK_MS, signal).catch(() => {}); // the signal ends the loop
	}
}

/** Opens a run on this worker; undefined, with a sentence, where it cannot serve the run. */
async function serve(
	id: string,
	settings: RunSettings | undefined,
	{ endpoint, yes, say, context, ...serving }: Service,
): Promise<ServedRun | undefined> {
	const { words } = context;
	const leave = async (sentence: string, reason = sentence): Promise<undefined> => {
		say(sentence);
		await reportLeft(serving.connection.redis, id, reason).catch(() => {}); // a server that takes nothing
	};
	if (settings === undefined) return leave(words.worker.otherVersion);
	if (settings.endpoint !== undefined && settings.endpoint !== endpoint)
		return leave(words.worker.otherEndpoint(settings.endpoint));
	try {
		const task = resolveTask(settings.task, words);
		const target = await openTarget({ ...settings, yes }, context);
		say(words.worker.serves(task, settings.model ?? settings.endpoint ?? ""));
		if (target.isSimulated) say(words.run.simulated);
		const caller = makeCaller(task, target);
		const onUnable = (error: unknown): void => say(words.worker.cannotServe(settings.task, toReason(error)));
		const served = serveRun({ ...serving, id, settings, caller, onUnable });
		const close = async (): Promise<void> => {
			await served.close();
			await target.close();
		};
		return { ...served, close };
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		return leave(words.worker.cannotServe(settings.task, error.message), error.message);
	}
}
