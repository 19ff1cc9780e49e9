import { HubError, InputError, OutputError, RouteError } from "../../errors.ts";
import { peekKind } from "../../lib/read.ts";
import type { Call } from "../../types/call.ts";
import type { ModelMapping } from "../../types/route.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { HUB_URL, joinUrl } from "./build.ts";
import { decodeReply } from "../wire/decode.ts";
import { findMessage } from "../wire/failure.ts";
import { toModelPath } from "./resolve.ts";
import { send } from "../wire/send.ts";

/** How long an answer of the hub is believed, and how many are kept. */
const FRESH_MS = 300_000;
const MOST_KEPT = 1000;

interface Entry {
	readonly value: Promise<unknown>;
	/** The answer once it is there, so that it can be taken without waiting. */
	answer?: { readonly value: unknown };
	/** The signal of the call that asked. */
	readonly owner: AbortSignal;
	readonly until: number;
}

/** One cache for each `fetch` function, so that a caller's proxy never sees answers that came around it. */
const caches = new WeakMap<typeof globalThis.fetch, Map<string, Entry>>();

async function settle(entry: Entry, forget: () => void): Promise<void> {
	try {
		entry.answer = { value: await entry.value };
	} catch {
		forget();
	}
}

function keep(cache: Map<string, Entry>, key: string, call: Call, ask: () => Promise<unknown>): Entry {
	const entry: Entry = { value: ask(), owner: call.signal, until: call.clock.now() + FRESH_MS };
	cache.delete(key);
	cache.set(key, entry);
	const [oldest] = cache.keys();
	if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
	settle(entry, () => {
		if (cache.get(key) === entry) cache.delete(key);
	}).catch(() => undefined); // settle handles the rejection itself
	return entry;
}

/** Rejects with the call's own reason when its signal fires before a shared answer comes. */
function untilAborted<T>(call: Call, shared: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const stop = (): void => reject(call.signal.reason as Error);
		if (call.signal.aborted) return stop();
		call.signal.addEventListener("abort", stop, { once: true });
		shared.then(resolve, reject).finally(() => call.signal.removeEventListener("abort", stop));
	});
}

/** Gives the kept answer, or asks once for all calls that wait for the same. Failures are not kept. */
async function remember<T>(call: Call, key: string, ask: () => Promise<T>): Promise<T> {
	// oxlint-disable-next-line eslint/no-restricted-properties -- the key of the cache; nothing is sent here
	const { fetch } = call;
	let cache = caches.get(fetch);
	if (!cache) caches.set(fetch, (cache = new Map<string, Entry>()));
	for (;;) {
		const kept = cache.get(key);
		const entry = kept && kept.until > call.clock.now() ? kept : keep(cache, key, call, ask);
		if (entry.answer) return entry.answer.value as T; // the key names the question, and so the type
		try {
			return (await untilAborted(call, entry.value)) as T; // the key names the question, and so the type
		} catch (error) {
			// The call that asked gave up; this one has not, so it asks itself.
			const isForeignAbort = entry.owner !== call.signal && entry.owner.aborted && !call.signal.aborted;
			if (!isForeignAbort) throw error;
			if (cache.get(key) === entry) cache.delete(key);
		}
	}
}

function hubUrl(call: Call): string {
	return call.options.hubUrl ?? HUB_URL;
}

async function get(url: string, call: Call, isPrivate: boolean): Promise<unknown> {
	const auth = { header: "Authorization", prefix: "Bearer " };
	const request: HttpRequest = {
		method: "GET",
		url,
		headers: {},
		withoutCookies: true,
		...(isPrivate && { auth }),
	};
	const response = await send(request, call);
	return decodeReply(response, request, call);
}

function toMapping(provider: string, entry: unknown, model: string): ModelMapping | undefined {
	const text = (key: string): string | undefined => peekKind(entry, key, "string");
	const providerId = text("providerId");
	const task = text("task");
	if (providerId === undefined || task === undefined) return undefined;
	return {
		provider,
		providerId,
		hfModelId: model,
		status: text("status") ?? "live",
		task,
		adapter: text("adapter") ?? text("adapterType"),
		adapterWeightsPath: text("adapterWeightsPath"),
	};
}

function toMappings(reply: unknown, model: string): readonly ModelMapping[] | undefined {
	const list = peekKind(reply, "inferenceProviderMapping", "array");
	const record = peekKind(reply, "inferenceProviderMapping", "object");
	if (!list && !record) return undefined;
	const pairs: readonly (readonly [string, unknown])[] = list
		? list.map((entry) => [peekKind(entry, "provider", "string") ?? "", entry] as const)
		: Object.entries(record ?? {});
	return pairs
		.map(([provider, entry]) => toMapping(provider, entry, model))
		.filter((entry) => entry !== undefined);
}

function fieldsOf(error: HubError): { cause: unknown } & Pick<HubError, "status" | "requestId" | "response"> {
	return { cause: error, status: error.status, requestId: error.requestId, response: error.response };
}

async function askMappings(model: string, call: Call): Promise<readonly ModelMapping[]> {
	const noInfo = `We have not been able to find inference provider information for model ${model}.`;
	const isPrivate = call.accessToken?.startsWith("hf_") ?? false;
	const path = toModelPath(model);
	let reply: unknown;
	try {
		reply = await get(
			joinUrl(hubUrl(call), `api/models/${path}?expand[]=inferenceProviderMapping`),
			call,
			isPrivate,
		);
	} catch (error) {
		if (error instanceof OutputError && error.code !== "too-large")
			throw new RouteError(noInfo, { code: "no-mapping", cause: error });
		if (!(error instanceof HubError)) throw error;
		const fields = fieldsOf(error);
		if (error.status === 404)
			throw new HubError(`Model ${model} does not exist`, { ...fields, code: "no-model" });
		const words = findMessage(error.response?.body);
		throw new HubError(`${noInfo} The hub answered ${error.status}${words ? `: ${words}` : ""}`, fields);
	}
	const mappings = toMappings(reply, model);
	if (!mappings) throw new RouteError(noInfo, { code: "no-mapping" });
	return mappings;
}

/**
 * The providers that serve a model, in the hub's order. Asked once for parallel calls, kept for five minutes, apart for each key.
 * @throws HubError, RouteError when the hub has no usable answer.
 */
export function lookupMappings(model: string, call: Call): Promise<readonly ModelMapping[]> {
	return remember(call, `model\n${hubUrl(call)}\n${model}\n${call.accessToken}`, () =>
		askMappings(model, call),
	);
}

async function askTasks(call: Call): Promise<unknown> {
	try {
		return await get(joinUrl(hubUrl(call), "api/tasks"), call, false);
	} catch (error) {
		const message = "Failed to load tasks definitions from Hugging Face Hub.";
		if (error instanceof HubError) throw new HubError(message, { code: "task-list", ...fieldsOf(error) });
		if (error instanceof OutputError) throw new HubError(message, { code: "task-list", cause: error });
		throw error;
	}
}

/**
 * The hub's first model for a task.
 * @throws HubError when the list cannot be had; InputError when it has no model for the task.
 */
export async function lookupDefaultModel(task: string, call: Call): Promise<string> {
	const reply = await remember(call, `tasks\n${hubUrl(call)}`, () => askTasks(call));
	const first = peekKind(reply, `${task}.models.0.id`, "string");
	if (first !== undefined) return first;
	throw new InputError(`No default model defined for task ${task}, please define the model explicitly.`, {
		code: "no-default-model",
	});
}
