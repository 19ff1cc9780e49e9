import { fieldOf, own, toList } from "../lib/args.ts";
import { InferenceError, InputError } from "../errors/errors.ts";
import { toInput as toPlainInput } from "./route/input.ts";
import { adapterOf, resolveRoute } from "./route/resolve.ts";
import { beginCall, failCall, mayTryNext, openCall, TIMEOUT_MS, untilAborted } from "./call/call.ts";
import { send } from "./wire/send.ts";
import { buildRequest } from "./route/build.ts";
import type { Provider } from "../types/provider.ts";
import type { CallInput, OpenCall, RunKind, Target } from "../types/walk.ts";

/**
 * Runs one call from its arguments to its result, under one time limit: opens it, walks it, closes it.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError; the signal's own reason when it fires.
 */
export async function run<Result>(input: CallInput, kind: RunKind<Result>): Promise<Result> {
	const call = openCall(input);
	try {
		beginCall(call);
		call.limit(call.options.timeoutMs ?? fieldOf(kind, "timeoutMs") ?? TIMEOUT_MS, "The answer", "timeout");
		return await untilAborted(call, walk(input, call, kind));
	} catch (error) {
		throw failCall(error, call);
	} finally {
		call.close();
	}
}

/**
 * Tries the providers of a call in their order; returns the first result.
 * @throws the last provider's error; InputError code `no-provider` when there is none to try
 */
export async function walk<Result>(input: CallInput, call: OpenCall, kind: RunKind<Result>): Promise<Result> {
	const { args, options } = call;
	const { task } = input;
	const resolver = fieldOf(input, "resolver");
	const { providers, model } = resolver
		? await resolver.resolveProviders(args, call)
		: { providers: toList(args.provider ?? []) as readonly Provider[], model: args.model }; // without a resolver only values are accepted
	call.next = [...providers];
	while (call.next.length > 0) {
		const provider = call.next.shift() as Provider; // one is left
		const { length: left } = call.next;
		try {
			return await callProvider({ provider, task, model, endpointUrl: args.endpointUrl }, call, kind);
		} catch (error) {
			const isFinal = !mayTryNext(error, call);
			if (!isFinal && call.next.length < left)
				options.logger?.warn(
					`Provider ${provider.id} may have charged for the call, so others that charge are not tried. Set retryBilled to try them.`,
				);
			if (isFinal || call.next.length === 0) throw error;
			options.logger?.info(
				`Provider ${provider.id} failed, trying the next.`,
				InferenceError.is(error) ? error.code : undefined,
			);
		}
	}
	throw new InputError("No provider was given. Pass one or more as provider.", { code: "no-provider" });
}

/** The steps of a call with one provider: adapter, input, route, request, response, result. */
async function callProvider<Result>(target: Target, call: OpenCall, kind: RunKind<Result>): Promise<Result> {
	const { adapterFor = adapterOf, toInput = toPlainInput, extraFields, wire, receive } = own(kind);
	const { args, options } = call;
	const provider: Partial<Provider> | null = target.provider; // programs without types may pass anything
	if (typeof provider?.tasks !== "object")
		throw new InputError("provider must be an id or a provider value.", { code: "bad-input" });
	const adapter = adapterFor(target.provider, target.task);
	const fields = Object.assign(toInput(args), extraFields?.(adapter));
	const route = await resolveRoute(target, call);
	const request = buildRequest(adapter, fields, route, {
		billTo: options.billTo,
		urlTransform: args.urlTransform,
	});
	const response = await send(request, call, wire);
	return receive({ call, route, adapter, request, response });
}
