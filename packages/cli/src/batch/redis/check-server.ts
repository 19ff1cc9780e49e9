import type { Redis } from "ioredis";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { toReason } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";

/**
 * Refuses a server that cannot keep the rows of a queue: one that drops keys when its memory is full, a cluster, whose
 * nodes each hold a part of the keys that one script needs, and one without the database that the URL names: the library goes
 * on in database 0 there without a word.
 * @throws CliError that says which setting is in the way
 */
export async function checkServer(redis: Redis, words: Messages, shownUrl: string): Promise<void> {
	const policy = /maxmemory_policy:(\S+)/.exec(await redis.info("memory"))?.[1] ?? "noeviction";
	if (policy !== "noeviction") throw new CliError(words.queue.evicts(shownUrl, policy), EXIT.failed);
	if (/cluster_enabled:1/.test(await redis.info("cluster")))
		throw new CliError(words.queue.cluster(shownUrl), EXIT.failed);
	const { db = 0 } = redis.options;
	if (db === 0) return; // every connection begins there, and a user may lack the right to select
	await redis.select(db).catch((error: unknown) => {
		throw new CliError(words.queue.noDatabase(shownUrl, toReason(error)), EXIT.failed);
	});
}

/** The error for a connection that did not come about: what was refused, and by whom. */
export function toConnectError(error: unknown, reason: string, words: Messages, shownUrl: string): CliError {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (isCertificateError(code)) return new CliError(words.queue.untrusted(shownUrl, reason), EXIT.failed);
	if (/^(WRONGPASS|NOAUTH|NOPERM)|invalid password/.test(reason))
		return new CliError(words.queue.wrongPassword(shownUrl), EXIT.failed);
	const isSilent = code === "ETIMEDOUT" && /^(rediss|valkeys):/.test(shownUrl); // waits for the end of a first line
	if (isSilent || code.startsWith("ERR_SSL")) return new CliError(words.queue.noTls(shownUrl), EXIT.failed);
	return new CliError(words.queue.unreachable(shownUrl, reason), EXIT.failed);
}

/** Codes with which Node refuses a server's certificate. */
function isCertificateError(code: string): boolean {
	return /CERT|SIGNATURE|ISSUER/.test(code);
}
