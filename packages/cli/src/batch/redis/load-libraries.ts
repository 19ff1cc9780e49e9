import type * as bullmqLibrary from "bullmq";
import type * as ioredisLibrary from "ioredis";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** The libraries that a queue on a server needs. */
export interface QueueLibraries {
	readonly bullmq: typeof bullmqLibrary;
	readonly ioredis: typeof ioredisLibrary;
}

/**
 * Loads what only a queue on a server needs. Both are optional when the program is installed.
 * @param load how to load them; default: from where they are installed
 * @throws CliError that names what to install, where one is missing
 */
export async function loadLibraries(
	words: Messages,
	load: () => Promise<QueueLibraries> = importBoth,
): Promise<QueueLibraries> {
	try {
		return await load();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")
			throw new CliError(words.queue.notInstalled("bullmq ioredis"));
		throw error;
	}
}

async function importBoth(): Promise<QueueLibraries> {
	const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
	return { bullmq, ioredis };
}
