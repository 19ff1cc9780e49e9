import type { Clock, InferenceClient, StoredJob } from "@pusula/inference";
import { findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";
import type { Access } from "../../target/state/access.ts";
import type { Exchange } from "../state/exchange.ts";
import { openSession } from "../session/open-session.ts";
import { toOptions } from "../session/session.ts";
import { openSimulated } from "../session/open-simulated.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunCallbacks } from "../state/run-callbacks.ts";
import { toRunError } from "../state/run-error.ts";
import { type PolledJob, pollJob } from "./poll-job.ts";
import { forgetJob, type KeptJob, keepJob } from "./kept-job.ts";

/** Milliseconds between two polls of a job. */
const PAUSE_MS = { simulated: 400, local: 400, key: 2000, endpoint: 2000 } as const;

type Handle = PolledJob & { readonly toJSON: () => StoredJob };

/** Where a job is kept. */
interface JobKeeping {
	/** Default: the tab's. */
	readonly store?: TextStore | undefined;
	/** Called once the job is kept: its ticket says more of the call than any mark. */
	readonly onKept?: (() => void) | undefined;
}

/** Submits a call to its provider's queue and waits for it. The job is kept for the tab until it has ended. */
export async function submitAndPoll(
	call: PlaygroundCall,
	callbacks: RunCallbacks,
	access: Access,
	{ store = findTabStorage(), onKept }: JobKeeping = {},
): Promise<void> {
	let sent: Exchange | undefined;
	const onExchange = (exchange: Exchange): void => {
		if (exchange.method === "POST") sent = exchange;
		callbacks.onExchange(exchange);
	};
	const { client, target } = await openSession(call, access, { ...callbacks, onExchange });
	const handle = await client.submitJob(call.task, { ...target, ...call.args });
	const stored = toStored(handle);
	const id = `${handle.provider} ${handle.id}`;
	if (stored !== undefined) {
		const submission = toSubmission(access, sent);
		const job = { id, stored, call: { ...call, args: {} }, connection: access.kind, submission };
		if (keepJob(job, store)) onKept?.();
	}
	await waitFor(handle, callbacks, access, () => forgetJob(id, store));
}

/** Goes on waiting for a job that was kept. @throws what the client throws, such as `other-key` */
export async function resumeKeptJob(
	job: KeptJob,
	callbacks: RunCallbacks,
	access: Access,
	store: TextStore | undefined = findTabStorage(),
): Promise<void> {
	const client =
		access.kind === "simulated"
			? await reopen(job, callbacks, access.clock)
			: (await openSession(job.call, access, callbacks)).client;
	await waitFor(client.resumeJob(job.stored), callbacks, access, () => forgetJob(job.id, store));
}

/**
 * Waits for a job, which is deleted once it has ended or is cancelled. After any other error, as of the network or the key, its
 * result can still come.
 */
async function waitFor(
	handle: PolledJob,
	callbacks: RunCallbacks,
	access: Access,
	forget: () => void,
): Promise<void> {
	const sleep = access.kind === "simulated" ? access.clock?.sleep : undefined;
	const cancel = async (): Promise<boolean> => {
		const isCanceled = await handle.cancel();
		if (isCanceled) forget();
		return isCanceled;
	};
	try {
		await pollJob({ ...handle, cancel }, callbacks, { pauseMs: PAUSE_MS[access.kind], sleep });
	} catch (error) {
		if (!callbacks.signal.aborted && toRunError(error).code === "job-failed") forget();
		throw error;
	}
	forget();
}

/** The job as text; undefined where the provider returned the result at once. */
function toStored(handle: Handle): string | undefined {
	return handle.id === "" ? undefined : JSON.stringify(handle.toJSON());
}

function toSubmission(access: Access, sent: Exchange | undefined): KeptJob["submission"] {
	if (access.kind !== "simulated" || sent?.body === undefined) return undefined;
	const { method, url, headers, body } = sent;
	return { method, url, headers, body };
}

/**
 * A simulated provider begins anew with the page. It is deterministic: for the same submission it has the same job
 * under the same id.
 */
async function reopen(
	{ call, submission }: KeptJob,
	callbacks: RunCallbacks,
	clock: Clock | undefined,
): Promise<InferenceClient> {
	const { InferenceClient, PROVIDERS } = await import("@pusula/inference");
	const { fetch, key } = await openSimulated(call, PROVIDERS, { clock, onAnswer: callbacks.onSimulated });
	if (submission) {
		const { method, url, headers, body = null } = submission;
		const named = Object.entries(headers).map(([name, value]) => [name, value.replace("$API_KEY", key)]);
		await fetch(url, { method, headers: Object.fromEntries(named) as Record<string, string>, body });
	}
	return new InferenceClient(key, { ...toOptions(fetch, key, callbacks), clock });
}
