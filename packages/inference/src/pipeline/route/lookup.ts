import { ApiError, HubError, InputError, OutputError, RouteError } from "../../errors.ts";
import { peek, peekKind } from "../../lib/read.ts";
import { HUB_URL, joinUrl } from "../../lib/url.ts";
import type { Call } from "../../types/call.ts";
import type { ModelMapping } from "../../types/route.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { decodeReply } from "../wire/decode.ts";
import { findMessage } from "../wire/failure.ts";
import { findTarget, send } from "../wire/send.ts";
import { cached, type Loaded } from "./cache.ts";
import { toModelPath } from "./resolve.ts";

/**
 * The providers that serve a model, in the hub's order. Looked up once for parallel calls, kept for five minutes, apart for each key.
 * @throws HubError, RouteError when the hub has no usable reply.
 */
export function lookupMappings(model: string, call: Call): Promise<readonly ModelMapping[]> {
	const { hubUrl = HUB_URL } = call.options;
	return cached(call, `model\n${hubUrl}\n${model}\n${call.accessToken}`, () => fetchMappings(model, call));
}

/**
 * The hub's first model for a task.
 * @throws HubError when the list cannot be had; InputError when it has no model for the task.
 */
export async function lookupDefaultModel(task: string, call: Call): Promise<string> {
	const { hubUrl = HUB_URL } = call.options;
	const reply = await cached(call, `tasks\n${hubUrl}`, () => fetchTasks(call));
	const first = peekKind(reply, `${task}.models.0.id`, "string");
	if (first !== undefined) return first;
	throw new InputError(`No default model defined for task ${task}, please define the model explicitly.`, {
		code: "no-default-model",
	});
}

async function fetchMappings(model: string, call: Call): Promise<Loaded<readonly ModelMapping[]>> {
	const noInfo = `We have not been able to find inference provider information for model ${model}.`;
	const isPrivate = call.accessToken?.startsWith("hf_") ?? false;
	const path = `api/models/${toModelPath(model)}?expand[]=inferenceProviderMapping`;
	let reply: Loaded<unknown>;
	try {
		reply = await fetchJson(path, call, isPrivate);
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
	const value = toMappings(reply.value, model);
	if (!value) throw new RouteError(noInfo, { code: "no-mapping" });
	return { ...reply, value };
}

async function fetchTasks(call: Call): Promise<Loaded<unknown>> {
	try {
		return await fetchJson("api/tasks", call, false);
	} catch (error) {
		const message = "Failed to load tasks definitions from Hugging Face Hub.";
		if (error instanceof HubError) throw new HubError(message, { code: "task-list", ...fieldsOf(error) });
		if (error instanceof OutputError) throw new HubError(message, { code: "task-list", cause: error });
		throw error;
	}
}

async function fetchJson(path: string, call: Call, isPrivate: boolean): Promise<Loaded<unknown>> {
	const request: HttpRequest = {
		method: "GET",
		url: joinUrl(call.options.hubUrl ?? HUB_URL, path),
		headers: {},
		withoutCookies: true,
		...(isPrivate && { auth: { header: "Authorization", prefix: "Bearer " } }),
	};
	const response = await send(request, call, { findTarget });
	try {
		const value = await decodeReply(response, request, call);
		return { value, isPrivate: /no-store/i.test(response.headers.get("cache-control") ?? "") };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { name: _name, code: _code, ...fields } = error;
		throw new HubError(error.message, fields);
	}
}

/** The hub's list of mappings, or its older record by provider; undefined where the reply has neither. */
function toMappings(reply: unknown, model: string): readonly ModelMapping[] | undefined {
	const found = peek(reply, "inferenceProviderMapping");
	if (typeof found !== "object" || found === null) return undefined;
	const entries =
		peekKind(found, "", "array")?.map(
			(entry) => [peekKind(entry, "provider", "string") ?? "", entry] as const,
		) ?? Object.entries(found);
	return entries.flatMap(([provider, entry]) => toMapping(provider, entry, model));
}

/** The mapping of one entry; none where the entry lacks the provider's model id or the task. */
function toMapping(provider: string, entry: unknown, model: string): ModelMapping | [] {
	const text = (key: string): string | undefined => peekKind(entry, key, "string");
	const providerId = text("providerId");
	const task = text("task");
	if (providerId === undefined || task === undefined) return [];
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

function fieldsOf(error: HubError): { cause: unknown } & Pick<HubError, "status" | "requestId" | "response"> {
	return { cause: error, status: error.status, requestId: error.requestId, response: error.response };
}
