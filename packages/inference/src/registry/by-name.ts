import type { AnyArgs } from "../types/args.ts";
import { InputError, RouteError } from "../errors/errors.ts";
import { hubModels, lookupMappings, serves, taskMismatch } from "../pipeline/route/hub-models.ts";
import { fieldOf, toList } from "../lib/args.ts";
import type { Call } from "../types/call.ts";
import type { Provider } from "../types/provider.ts";
import type { Candidates, Resolver } from "../types/walk.ts";
import { authMethodOf, checkModel } from "../pipeline/route/resolve.ts";
import { autoRouter } from "../providers/auto-router.ts";
import { type InferenceProvider, PROVIDERS } from "./generated/providers.ts";

const DEFAULTING =
	"Defaulting to 'auto' which will select the first provider available for the model, sorted by the user's order in https://hf.co/settings/inference-providers.";
/** Endings of a model id that name a policy of the router instead of a provider. */
const POLICIES = new Set(["fastest", "cheapest", "preferred"]);

/**
 * The providers whose dialect dedicated and local endpoints use: `endpointUrl` goes with them alone.
 * @example
 * endpointProviders().map(({ id }) => id); // ["hf-inference"]
 */
export function endpointProviders(): readonly Provider[] {
	return Object.values<Provider>(PROVIDERS).filter((provider) => fieldOf(provider, "servesEndpoints"));
}

/**
 * True for a task whose provider the platform's router chooses, when the provider is `auto`.
 * @param task Id of a task; undefined where it is not known.
 * @example
 * hasAutoRouter("conversational"); // true
 * hasAutoRouter("fill-mask"); // false
 */
export function hasAutoRouter(task: string | undefined): boolean {
	return task !== undefined && Object.hasOwn(autoRouter.tasks, task);
}

/**
 * The provider of an id; a value stays as it is.
 * @throws InputError
 */
export function resolveProvider(provider: Provider | string): Provider {
	if (typeof provider === "object") return provider;
	const found = findProvider(provider);
	if (found) return found;
	const given: unknown = provider; // callers without types give a symbol as well
	throw new InputError(
		`Provider '${String(given)}' not supported. Available providers: ${Object.keys(PROVIDERS).join(",")}`,
		{ code: "provider-not-supported" },
	);
}

/** The main entry's way to providers and models: by their ids. */
export const byName: Resolver = { resolveProviders, resolveModel: hubModels };

/** The provider of an id. */
function findProvider(id: string): Provider | undefined {
	return Object.hasOwn(PROVIDERS, id) ? PROVIDERS[id as InferenceProvider] : undefined; // an own key of the registry
}

/**
 * Turns the provider ids of a call into values. `auto` for chat is the router when the platform knows the caller, which
 * also reads the provider or policy in `owner/name:groq`; otherwise the hub's list for the model decides. An endpoint has a provider of its own.
 * @throws InputError, RouteError, HubError
 */
function resolveProviders(
	{ endpointUrl, provider, model }: AnyArgs,
	call: Call,
): Candidates | Promise<Candidates> {
	if (endpointUrl) {
		if (provider)
			throw new InputError("Specifying both endpointUrl and provider is not supported.", {
				code: "endpoint-and-provider",
			});
		return { model, providers: endpointProviders() };
	}
	if (provider && provider !== "auto") return { model, providers: toList(provider).map(resolveProvider) };
	if (!provider) call.options.logger?.log(DEFAULTING);
	return nameAuto(model, call);
}

async function nameAuto(given: string | undefined, call: Call): Promise<Candidates> {
	const method = authMethodOf(call.accessToken, call.options);
	const isKnown = method === "hf-token" || method === "credentials-include";
	if (given && isKnown && hasAutoRouter(call.task)) return { model: given, providers: [autoRouter] };
	const { model, suffix } = splitModel(given);
	if (suffix !== undefined && !POLICIES.has(suffix)) return { model, providers: [resolveProvider(suffix)] };
	return { model, providers: [await chooseProvider(model, call)] };
}

/** `owner/name:groq` as model and provider, for calls that the router does not choose a provider for. */
function splitModel(model: string | undefined): { model: string | undefined; suffix: string | undefined } {
	const colon = model?.lastIndexOf(":") ?? -1;
	if (model === undefined || colon < 0) return { model, suffix: undefined };
	const suffix = model.slice(colon + 1);
	return findProvider(suffix) || POLICIES.has(suffix)
		? { model: model.slice(0, colon), suffix }
		: { model, suffix: undefined };
}

/** The first provider of the hub's list that this client knows and that serves the task; live before staging. */
async function chooseProvider(model: string | undefined, call: Call): Promise<Provider> {
	if (!model)
		throw new InputError("Specifying a model is required when provider is 'auto'", {
			code: "model-required",
		});
	checkModel(model);
	const { task } = call;
	const mappings = await lookupMappings(model, call);
	const usable = mappings.filter((mapping) => {
		const provider = findProvider(mapping.provider);
		return (
			provider &&
			mapping.status !== "error" &&
			(task === undefined || (serves(provider, mapping, task) && Object.hasOwn(provider.tasks, task)))
		);
	});
	const chosen = usable.find(({ status }) => status === "live") ?? usable[0];
	const provider = chosen && findProvider(chosen.provider);
	if (!provider) {
		const [first] = mappings;
		if (first && task !== undefined && first.task !== task && findProvider(first.provider)) {
			throw taskMismatch(model, task, first);
		}
		throw new RouteError(`No Inference Provider available for model ${model}.`, { code: "no-provider" });
	}
	call.options.logger?.log(`Auto selected provider: ${provider.id}`);
	return provider;
}
