import { InputError } from "../../errors.ts";
import { HUB_URL, joinUrl, parseUrl, ROUTER_URL } from "../../lib/url.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Provider } from "../../types/provider.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Call, ImageOptions, Options } from "../../types/call.ts";
import type { ModelMapping, Route, Service } from "../../types/route.ts";
import type { Target } from "../../types/walk.ts";
import type { Auth, AuthMethod } from "../../types/wire.ts";

const BEARER: Auth = { header: "Authorization", prefix: "Bearer " };

/**
 * The adapter of a provider for a task. Only own properties count.
 * @throws InputError code `task-not-supported`
 */
export function adapterOf({ id, tasks }: Provider, task: string): AnyAdapter {
	if (Object.hasOwn(tasks, task)) return tasks[task as ClientTask] as AnyAdapter; // an own key of the table
	throw new InputError(
		`Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(",")}`,
		{ code: "task-not-supported", provider: id, task },
	);
}

/**
 * Decides where a call goes: model, base URL, header for the key.
 * @throws InputError; RouteError and HubError when the model id has to be translated and cannot.
 */
export async function resolveRoute(target: Target, call: Call): Promise<Route> {
	const { provider, task, model } = target;
	call.context = { provider: provider.id, task, model };
	const endpointUrl = target.endpointUrl?.trim();
	if (endpointUrl !== undefined) checkEndpoint(endpointUrl, provider);
	checkModel(model);
	const ownFetch = ownFetchOf(provider);
	const lookup = ownFetch ? keepModelId : (call.options.resolveModel ?? keepModelId);
	const resolveModel = endpointUrl === undefined ? (provider.resolveModel ?? lookup) : keepModelId;
	const mapping = await resolveModel(target, call);
	if (typeof (mapping as Partial<ModelMapping> | undefined)?.providerId !== "string")
		// a caller without types made it
		throw new InputError("resolveModel must return an object with a providerId.", { code: "bad-input" });
	const route = toRoute({ ...target, endpointUrl }, mapping, call.accessToken, call.options);
	call.baseUrl = route.baseUrl;
	call.ownFetch = ownFetch;
	return route;
}

/** The route for a known mapping. Pure: printers and previews use it without a request to the hub. */
export function toRoute(
	{ provider, task, endpointUrl }: Omit<Target, "model">,
	{
		providerId,
		hfModelId,
		adapter,
		adapterWeightsPath,
	}: Pick<ModelMapping, "providerId" | "hfModelId" | "adapter" | "adapterWeightsPath">,
	accessToken: string | undefined,
	options: ImageOptions,
): Route {
	const isOwn = ownFetchOf(provider) !== undefined;
	const authMethod = isOwn ? "none" : authMethodOf(accessToken, options);
	const isDirect = isOwn || provider.clientSideOnly === true || authMethod === "provider-key";
	const routed = endpointUrl === undefined && !isDirect;
	const router = options.routerUrl ?? ROUTER_URL;
	const host = provider.tasks[task]?.host ?? provider.host;
	const direct = host.startsWith("/") ? joinUrl(router, host) : host;
	return {
		provider,
		task,
		model: providerId,
		modelPath: providerId && toModelPath(providerId),
		hubModel: hfModelId,
		baseUrl: endpointUrl ?? (routed ? joinUrl(router, provider.routedPath ?? provider.id) : direct),
		routed,
		isPlatform:
			endpointUrl === undefined ? routed || provider.host.startsWith("/") : hasOrigin(endpointUrl, router),
		endpointUrl,
		lora: adapter === undefined ? undefined : { type: adapter, weightsPath: adapterWeightsPath },
		outputType: options.outputType,
		auth: routed ? BEARER : (provider.auth ?? BEARER),
		authMethod,
		hubUrl: options.hubUrl ?? HUB_URL,
	};
}

/** The mapping of a model whose id is the provider's own already. */
export function keepModelId({
	provider,
	task,
	model = "",
}: {
	readonly provider: Service;
	readonly task: ClientTask;
	readonly model?: string | undefined;
}): ModelMapping {
	return { provider: provider.id, providerId: model, hfModelId: model, status: "live", task };
}

/** Authentication of a call: by the form of the key, else by cookies where the options want them. */
export function authMethodOf(accessToken: string | undefined, { includeCredentials }: Options): AuthMethod {
	if (accessToken) return accessToken.startsWith("hf_") ? "hf-token" : "provider-key";
	return includeCredentials === "include" || includeCredentials === true ? "credentials-include" : "none";
}

/**
 * Throws where a model is given by its URL, which older releases took. An id, and none at all, pass.
 * @throws InputError code `model-url`
 */
export function checkModel(model: string | undefined): void {
	if (model === undefined || !/^(https?:|\/)/i.test(model)) return;
	throw new InputError("Model URLs are no longer supported. Use endpointUrl instead.", { code: "model-url" });
}

/** Model ids as nearly all are: nothing to encode, nothing that climbs. */
const PLAIN_MODEL = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * A model id as path segments, each encoded.
 * @throws InputError code `bad-model` for what could climb, or end the path
 */
export function toModelPath(model: string): string {
	if (PLAIN_MODEL.test(model)) return model;
	const segments = model.split("/");
	if (/[?#\s\\]|\p{Surrogate}/u.test(model) || segments.some((segment) => /^\.{0,2}$/.test(segment))) {
		throw new InputError(`Model id "${model}" cannot stand in an address. Give it as owner/name.`, {
			code: "bad-model",
		});
	}
	return segments.map((segment) => encodeURIComponent(segment).replace(/%3A/g, ":")).join("/");
}

/** Whether two URLs are of one origin. */
function hasOrigin(url: string, other: string): boolean {
	const parsed = parseUrl(url);
	return parsed !== undefined && parsed.origin === parseUrl(other)?.origin;
}

function checkEndpoint(endpointUrl: string, provider: Service): void {
	if (!provider.servesEndpoints) {
		throw new InputError("Cannot use endpointUrl with a third-party provider.", {
			code: "endpoint-and-provider",
		});
	}
	if (/^https?:$/.test(parseUrl(endpointUrl)?.protocol ?? "")) return;
	const shown = /[@?#]/.test(endpointUrl) ? "[hidden]" : endpointUrl; // a password or a query cannot be distinguished in it
	throw new InputError(`endpointUrl must be an http or https address, got "${shown}".`, {
		code: "bad-endpoint",
	});
}

/** The `fetch` of a service that answers its requests itself; undefined for one on the network. Only `send` calls it. */
function ownFetchOf(service: Service): typeof globalThis.fetch | undefined {
	// oxlint-disable-next-line eslint/no-restricted-properties -- handed on to send, never called here
	return Object.hasOwn(service, "fetch") ? service.fetch : undefined;
}
