import type { CallInput, OpenCall, RunKind } from "../types/walk.ts";
import { addContext, openCall, TIMEOUT_MS, untilAborted } from "./call/call.ts";
import { eachProvider } from "./each-provider.ts";
import { adapterOf } from "./route/adapter-of.ts";
import { buildRequest } from "./route/build.ts";
import { toInput as toPlainInput } from "./route/input.ts";
import { resolveRoute } from "./route/resolve.ts";
import { send } from "./wire/send.ts";

/**
 * Runs one call from its arguments to its result, under one time limit: opens it, walks it, closes it.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError; the signal's own reason when it fires.
 */
export async function run<Result>(input: CallInput, kind: RunKind<Result>): Promise<Result> {
	const call = openCall(input);
	call.limit(call.options.timeoutMs ?? kind.timeoutMs ?? TIMEOUT_MS, "The answer", "timeout");
	try {
		return await untilAborted(call, walk(input, call, kind));
	} catch (error) {
		call.abort(error); // whatever is still open belongs to a call that has failed
		throw addContext(error, call);
	} finally {
		call.close();
	}
}

/** The steps of a call, with each provider in turn: adapter, input, route, request, response, result. */
export function walk<Result>(input: CallInput, call: OpenCall, kind: RunKind<Result>): Promise<Result> {
	const { adapterFor = adapterOf, toInput = toPlainInput, extraFields, wire, receive } = kind;
	const { args, options } = call;
	return eachProvider(input, call, async (target) => {
		const adapter = adapterFor(target.provider, target.task);
		const fields = Object.assign(toInput(args), extraFields?.(adapter));
		const route = await resolveRoute(target, call);
		const request = buildRequest(adapter, fields, route, {
			billTo: options.billTo,
			urlTransform: args.urlTransform,
		});
		const response = await send(request, call, wire);
		return receive({ call, route, adapter, request, response });
	});
}
