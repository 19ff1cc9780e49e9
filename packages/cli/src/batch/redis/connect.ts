import type { Redis } from "ioredis";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { hideControls } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { loadLibraries, type QueueLibraries } from "./load-libraries.ts";
import { hidePassword, toShownUrl } from "./server-url.ts";

/** A connection to the server, with the libraries that use it. */
export interface Connection {
	readonly libraries: QueueLibraries;
	readonly redis: Redis;
	/** For messages, without a password. */
	readonly shownUrl: string;
	/** Opens another connection to the same server, for commands that wait. */
	readonly another: () => Redis;
	readonly close: () => void;
}

const LONGEST_PAUSE_MS = 5000;

/**
 * Connects to a Redis or Valkey server. A connection that breaks later is made anew, as often as it takes.
 * @param onBroken called when the connection has broken
 * @throws CliError where the server cannot be reached, refuses the password, or may drop rows when its memory is full
 */
export async function connect(
	url: URL,
	words: Messages,
	onBroken: (reason: string) => void,
): Promise<Connection> {
	const libraries = await loadLibraries(words);
	const shownUrl = toShownUrl(url);
	const known: { isConnected: boolean; lastError: unknown } = { isConnected: false, lastError: undefined };
	const redis = new libraries.ioredis.Redis(url.href.replace(/^valkey/, "redis"), {
		lazyConnect: true,
		maxRetriesPerRequest: null,
		retryStrategy: (times) => (known.isConnected ? Math.min(times * 200, LONGEST_PAUSE_MS) : null),
	});
	redis.on("error", (error: unknown) => (known.lastError = error));
	const toReason = (error: unknown): string =>
		hideControls(hidePassword(error instanceof Error ? error.message : String(error), url));
	try {
		await redis.connect();
		known.isConnected = true;
		await checkMemory(redis, words, shownUrl);
	} catch (error) {
		redis.disconnect();
		if (error instanceof CliError) throw error;
		throw new CliError(words.queue.unreachable(shownUrl, toReason(known.lastError ?? error)), EXIT.failed);
	}
	redis.on("close", () => {
		if (redis.status !== "end") onBroken(toReason(known.lastError ?? "closed"));
	});
	const opened = [redis];
	return {
		libraries,
		redis,
		shownUrl,
		another: () => {
			const other = redis.duplicate({ lazyConnect: false });
			other.on("error", () => {}); // the first connection reports
			opened.push(other);
			return other;
		},
		close: () => {
			for (const one of opened) one.disconnect();
		},
	};
}

/** A server that drops keys when its memory is full would lose rows. */
async function checkMemory(redis: Redis, words: Messages, shownUrl: string): Promise<void> {
	const policy = /maxmemory_policy:(\S+)/.exec(await redis.info("memory"))?.[1] ?? "noeviction";
	if (policy !== "noeviction") throw new CliError(words.queue.evicts(shownUrl, policy), EXIT.failed);
}
