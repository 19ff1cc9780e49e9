import { InferenceError, InputError } from "../errors.ts";
import { checkTexts } from "../lib/check-texts.ts";
import { toList } from "../lib/to-list.ts";
import type { Provider } from "../types/provider.ts";
import type { CallInput, OpenCall, Target } from "../types/walk.ts";
import { isSignal } from "./call/follow-signal.ts";
import { mayTryNext } from "./call/may-try-next.ts";

/**
 * Tries the providers of a call in their order; returns the first result.
 * @throws the last provider's error; InputError code `no-provider` when there is none to try
 */
export async function eachProvider<Result>(
	{ task, resolver }: CallInput,
	call: OpenCall,
	tryOne: (target: Target) => Promise<Result>,
): Promise<Result> {
	const { args } = call;
	checkArgs(call);
	const { providers, model } = resolver
		? await resolver.resolveProviders(args, call)
		: { providers: toList(args.provider ?? []) as readonly Provider[], model: args.model }; // without a resolver only values are accepted
	let left = providers.length;
	for (const provider of providers) {
		checkProvider(provider);
		call.hasNext = --left > 0;
		try {
			return await tryOne({ provider, task, model, endpointUrl: args.endpointUrl });
		} catch (error) {
			if (!call.hasNext || !mayTryNext(error, call)) throw error;
			call.options.logger?.info(
				`Provider ${provider.id} failed, trying the next.`,
				InferenceError.is(error) ? error.code : undefined,
			);
		}
	}
	throw new InputError("No provider was given. Pass one or more as provider.", { code: "no-provider" });
}

/** Checks what programs without types may pass: options are read long after they were given. */
function checkArgs({ args, options }: OpenCall): void {
	const { signal } = options;
	checkTexts(args, ["accessToken", "model", "endpointUrl"]);
	checkTexts(options, ["billTo", "hubUrl", "routerUrl"]);
	if (signal && !isSignal(signal))
		throw new InputError("signal must be an AbortSignal.", { code: "bad-input" });
}

function checkProvider(provider: Partial<Provider> | null): void {
	if (typeof provider?.tasks !== "object")
		throw new InputError("provider must be an id or a provider value.", { code: "bad-input" });
}
