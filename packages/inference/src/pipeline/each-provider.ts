import { InferenceError, InputError } from "../errors.ts";
import { checkTexts } from "../lib/check-texts.ts";
import type { Provider } from "../types/provider.ts";
import type { CallInput, OpenCall, Target } from "../types/walk.ts";
import { mayTryNext } from "./may-try-next.ts";

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
	const { accessToken, endpointUrl } = args;
	checkTexts({ accessToken, model: args.model, endpointUrl });
	const { providers, model } = resolver
		? await resolver.resolveProviders(args, call)
		: { providers: [args.provider ?? []].flat() as readonly Provider[], model: args.model }; // without a resolver only values are accepted
	let left = providers.length;
	for (const provider of providers) {
		call.hasNext = --left > 0;
		try {
			return await tryOne({ provider, task, model, endpointUrl });
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
