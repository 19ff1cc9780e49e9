import { findTabStorage, type TextStore } from "../../../../lib/storage.ts";
import type { ConnectionKind } from "../../target/connection/access.ts";
import type { Exchange } from "../exchange.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";

/** A job that outlives the page: what it takes to go on waiting for it. No key is part of it. */
export interface KeptJob {
	/** The client's stored job, as JSON text. */
	readonly stored: string;
	/** Without the input, which the job does not need any more. */
	readonly call: PlaygroundCall;
	readonly connection: ConnectionKind;
	/** The request that submitted it; simulated jobs only, whose provider begins anew with the page. */
	readonly submission?: Pick<Exchange, "method" | "url" | "headers" | "body"> | undefined;
}

const NAME = "pusula-playground-job";

/** Keeps a job for this tab; `undefined` deletes it. A job too large for the store is not kept. */
export function keepJob(job: KeptJob | undefined, store: TextStore | undefined = findTabStorage()): void {
	try {
		if (job) store?.setItem(NAME, JSON.stringify(job));
		else store?.removeItem(NAME);
	} catch {
		store?.removeItem(NAME);
	}
}

/** The job that was under way in this tab. */
export function readKeptJob(store: TextStore | undefined = findTabStorage()): KeptJob | undefined {
	const text = store?.getItem(NAME);
	return text ? (JSON.parse(text) as KeptJob) : undefined; // written above
}
