import type { Redis } from "ioredis";
import { CliError } from "../../errors/cli-error.ts";
import { hideControls } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { checkServer, toConnectError } from "./check-server.ts";
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
 * @throws CliError where the server cannot be reached, has a certificate that is not trusted, refuses the password,
 * may drop rows when its memory is full, or is a cluster
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
		await checkServer(redis, words, shownUrl);
	} catch (error) {
		redis.disconnect();
		if (error instanceof CliError) throw error;
		const cause = known.lastError ?? error;
		throw toConnectError(cause, toReason(cause), words, shownUrl);
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
