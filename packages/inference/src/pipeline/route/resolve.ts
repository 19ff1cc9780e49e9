import { InputError } from "../../errors/errors.ts";
import { fieldOf } from "../../lib/args.ts";
import { HUB_URL, ROUTER_URL } from "../../lib/platform-urls.ts";
import { joinUrl, parseUrl } from "../../lib/url.ts";
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
	const ownFetch = fieldOf(provider, "fetch"); // only send calls it
	const lookup = ownFetch ? keepModelId : (call.options.resolveModel ?? keepModelId);
	const resolveModel =
		endpointUrl === undefined ? (fieldOf(provider, "resolveModel") ?? lookup) : keepModelId;
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
		adapter: weights,
		adapterWeightsPath,
	}: Pick<ModelMapping, "providerId" | "hfModelId" | "adapter" | "adapterWeightsPath">,
	accessToken: string | undefined,
	options: ImageOptions,
): Route {
	const isOwn = fieldOf(provider, "fetch") !== undefined;
	const authMethod = isOwn ? "none" : authMethodOf(accessToken, options);
	const isDirect = isOwn || fieldOf(provider, "clientSideOnly") === true || authMethod === "provider-key";
	const routed = endpointUrl === undefined && !isDirect;
	const router = options.routerUrl ?? ROUTER_URL;
	const adapter: Pick<AnyAdapter, "host"> = provider.tasks[task] ?? {};
	const host = fieldOf(adapter, "host") ?? provider.host;
	const direct = host.startsWith("/") ? joinUrl(router, host) : host;
	return {
		provider,
		task,
		model: providerId,
		hubModel: hfModelId,
		baseUrl:
			endpointUrl ?? (routed ? joinUrl(router, fieldOf(provider, "routedPath") ?? provider.id) : direct),
		routed,
		isPlatform:
			endpointUrl === undefined
				? routed || provider.host.startsWith("/")
				: parseUrl(endpointUrl)?.origin === parseUrl(router)?.origin,
		endpointUrl,
		lora: weights === undefined ? undefined : { type: weights, weightsPath: adapterWeightsPath },
		outputType: options.outputType,
		auth: routed ? BEARER : (fieldOf(provider, "auth") ?? BEARER),
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
	if (!/^(https?:|\/)/i.test(model ?? "")) return;
	throw new InputError("Model URLs are no longer supported. Use endpointUrl instead.", { code: "model-url" });
}

function checkEndpoint(endpointUrl: string, provider: Service): void {
	if (!fieldOf(provider, "servesEndpoints")) {
		throw new InputError("Cannot use endpointUrl with a third-party provider.", {
			code: "endpoint-and-provider",
		});
	}
	if (/^https?:$/.test(parseUrl(endpointUrl)?.protocol ?? "")) return;
	const shown = /[@?#]/.test(endpointUrl) ? "[hidden]" : endpointUrl; // a password or a query cannot be distinguished in it
	throw new InputError(`endpointUrl must be an http or https URL, got "${shown}".`, {
		code: "bad-endpoint",
	});
}
