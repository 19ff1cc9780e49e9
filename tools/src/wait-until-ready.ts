import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 100;

/**
 * Waits until a server responds at a URL, whatever its status.
 * @throws Error with the text of `failure` when it has not after `limitMs`
 */
export async function waitUntilReady(url: string, limitMs: number, failure: string): Promise<void> {
	for (let waitedMs = 0; waitedMs < limitMs; waitedMs += PAUSE_MS) {
		const isReady = await fetch(url).then(
			() => true,
			() => false,
		);
		if (isReady) return;
		await sleep(PAUSE_MS);
	}
	throw new Error(failure);
}
