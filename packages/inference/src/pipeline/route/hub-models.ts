import { ApiError, HubError, InputError, OutputError, RouteError } from "../../errors/errors.ts";
import { fieldOf } from "../../lib/args.ts";
import { HUB_URL } from "../../lib/platform-urls.ts";
import { hideUrlSecrets, joinUrl, toModelPath } from "../../lib/url.ts";
import { peek, peekKind } from "../../lib/read.ts";
import type { Call, ResolveModel } from "../../types/call.ts";
import type { ModelMapping, Service } from "../../types/route.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { decodeReply } from "../wire/reply.ts";
import { findMessage } from "../wire/failure.ts";
import { findTarget, send } from "../wire/send.ts";
import { cached, type Loaded } from "./cache.ts";

/**
 * Looks up on the hub how a provider serves a model; without a model, the task's default one.
 * @throws RouteError, HubError, InputError when there is no default model.
 */
export const hubModels: ResolveModel = async ({ provider, task, model }, call) => {
	const wanted = model ?? (await lookupDefaultModel(task, call));
	if (model === undefined) call.context = { ...call.context, model: wanted };
	const mapping = (await lookupMappings(wanted, call)).find((entry) => entry.provider === provider.id);
	if (!mapping)
		throw new RouteError(
			`We have not been able to find inference provider information for model ${wanted}.`,
			{ code: "no-mapping" },
		);
	if (task !== undefined && !serves(provider, mapping, task)) throw taskMismatch(wanted, task, mapping);
	if (mapping.status === "staging") {
		call.options.logger?.warn(
			`Model ${wanted} is in staging mode for provider ${provider.id}. Meant for test purposes only.`,
		);
	}
	return mapping;
};

/** True when a provider's mapping is good for a task: made for it, or for one that it runs with the same models. */
export function serves(
	provider: Pick<Service, "interchangeable">,
	{ task }: ModelMapping,
	wanted: string,
): boolean {
	const tasks: readonly string[] = fieldOf(provider, "interchangeable") ?? [];
	return task === wanted || (tasks.includes(task) && tasks.includes(wanted));
}

/** The error for a model that a provider serves, but for another task. */
export function taskMismatch(model: string, wanted: string, { provider, task }: ModelMapping): RouteError {
	return new RouteError(
		`Model ${model} is not supported for task ${wanted} and provider ${provider}. Supported task: ${task}.`,
		{ code: "task-mismatch" },
	);
}

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
async function lookupDefaultModel(task: string, call: Call): Promise<string> {
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
		throw new HubError(
			`${noInfo} The hub answered ${error.status}${words ? `: ${hideUrlSecrets(words)}` : ""}`,
			fields,
		);
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
	const mappings: ModelMapping[] = [];
	for (const [key, entry] of Object.entries(found)) {
		const provider = Array.isArray(found) ? (peekKind(entry, "provider", "string") ?? "") : key;
		const providerId = peekKind(entry, "providerId", "string");
		const task = peekKind(entry, "task", "string");
		if (providerId === undefined || task === undefined) continue; // of no use without
		mappings.push({
			provider,
			providerId,
			hfModelId: model,
			status: peekKind(entry, "status", "string") ?? "live",
			task,
			adapter: peekKind(entry, "adapter", "string") ?? peekKind(entry, "adapterType", "string"),
			adapterWeightsPath: peekKind(entry, "adapterWeightsPath", "string"),
		});
	}
	return mappings;
}

function fieldsOf(error: HubError): { cause: unknown } & Pick<HubError, "status" | "requestId" | "response"> {
	return { cause: error, status: error.status, requestId: error.requestId, response: error.response };
}
