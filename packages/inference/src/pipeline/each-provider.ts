import { InferenceError, InputError } from "../errors.ts";
import { checkTexts } from "../lib/check-texts.ts";
import type { Call } from "../types/call.ts";
import type { Provider } from "../types/provider.ts";
import type { CallInput, Target } from "../types/walk.ts";
import { mayTryNext } from "./may-try-next.ts";

/**
 * Tries the providers of a call in their order; returns the first result.
 * @throws the last provider's error; InputError code `no-provider` when there is none to try
 */
export async function eachProvider<Result>(
	{ task, args, resolver }: CallInput,
	call: Call,
	tryOne: (target: Target) => Promise<Result>,
): Promise<Result> {
	const { accessToken, model: modelId, endpointUrl } = args;
	checkTexts({ accessToken, model: modelId, endpointUrl });
	const { providers, model } = resolver
		? await resolver.resolveProviders(args, call)
		: { providers: toList(args.provider ?? []) as readonly Provider[], model: args.model }; // without a resolver only values are accepted
	let left = providers.length;
	for (const provider of providers) {
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

/** A list, or one alone as a list. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? (value as readonly T[]) : [value as T]; // isArray does not narrow read-only lists
}
