import type { AnyArgs, CallArgs } from "../types/args.ts";
import { ApiError, InferenceError, InputError, NetworkError, OutputError, RouteError } from "../errors.ts";
import { peek } from "../lib/read.ts";
import { toRedacted } from "../lib/redact.ts";
import { ShapeError } from "../lib/shape-error.ts";
import type { ClientTask } from "../types/task.ts";
import type { AnyAdapter } from "../types/adapter.ts";
import type { Call, Options } from "../types/call.ts";
import type { Provider } from "../types/provider.ts";
import { buildRequest } from "./route/build.ts";
import { explain, openCall } from "./call.ts";
import { decodeReply } from "./wire/decode.ts";
import { toInput } from "./route/input.ts";
import { resolveRoute } from "./route/resolve.ts";
import { send } from "./wire/send.ts";
import type {
	Candidates,
	Exchange,
	ReplyContext,
	Resolver,
	RunKind,
	SendKind,
	Target,
} from "../types/walk.ts";

/** Time limit of a call that is not a stream, unless the caller sets another. */
export const TIMEOUT_MS = 600_000;

/** The adapter of a provider for a task. Only own properties count. */
export function adapterOf({ id, tasks }: Provider, task: string): AnyAdapter {
	if (Object.hasOwn(tasks, task)) return tasks[task as ClientTask] as AnyAdapter; // an own key of the table
	throw new InputError(
		`Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(",")}`,
		{
			code: "task-not-supported",
			provider: id,
			task,
		},
	);
}

/** Resolves, builds and sends one request. Gives the answer as it came, whatever its status. */
export async function sendTask(
	target: Target,
	args: AnyArgs,
	call: Call,
	{ toInput: prepare = toInput, toWire, adapterFor, extra }: SendKind & { extra?: object | undefined } = {},
): Promise<Exchange> {
	const { provider, task } = target;
	const adapter = adapterFor?.(provider) ?? adapterOf(provider, task);
	const input = prepare(args);
	const route = await resolveRoute(target, call);
	const request = buildRequest(adapter, input, route, call.options, {
		extra,
		urlTransform: args.urlTransform,
	});
	const response = await send(request, call, toWire?.(call));
	return { call, route, adapter, request, response };
}

/** Tells the caller what came with an answer. */
export function reportResponse({ call, response }: Exchange, reply?: unknown): void {
	const { headers, status } = response;
	call.options.onResponse?.({
		status,
		headers,
		requestId: headers.get("x-request-id") ?? "",
		provider: headers.get("x-inference-provider") ?? call.context.provider ?? "",
		task: call.context.task ?? "",
		model: call.context.model ?? "",
		attempts: [...call.attempts],
		usage: peek(reply, "usage"),
	});
}

/** Most letters of a reply in a message: replies may hold whole pictures. */
const LONGEST_DETAIL = 2000;

/** What the reply should have been, in the adapter's words; it may be too deep to be quoted. */
export function expectedOf({ expected }: AnyAdapter, reply: unknown): string {
	try {
		return typeof expected === "string" ? expected : expected(reply);
	} catch {
		return "Expected another shape";
	}
}

/**
 * What a reply without the promised shape is thrown as: the contract's text, and the place in the reply. Aborts and errors
 * of the library stay as they are; anything else an adapter stumbled over counts as a wrong shape too.
 */
export function toOutputError(
	error: unknown,
	{ adapter, call, request }: ReplyContext,
	reply: unknown,
): unknown {
	if (InferenceError.is(error)) return error;
	if (call.signal.aborted) return call.signal.reason;
	const shape = ShapeError.is(error) ? error : undefined;
	const words = shape?.isFinal ? shape.message : expectedOf(adapter, reply);
	const detail = toRedacted(words, call.accessToken, request.body).slice(0, LONGEST_DETAIL);
	return new OutputError(
		`Invalid inference output: ${detail}. Use the 'request' method with the same parameters to do a custom call with no type checking.`,
		{ cause: error, path: shape?.path },
	);
}

/** The adapter's reading of a reply. */
export function readOutput(asked: ReplyContext, reply: unknown): unknown {
	try {
		return asked.adapter.fromResponse(reply, asked.route);
	} catch (error) {
		throw toOutputError(error, asked, reply);
	}
}

/** Whether another provider may still serve the call: not after a mistake of the caller, an abort or a time limit. */
function isWorthAnother(error: unknown, call: Call): boolean {
	if (call.signal.aborted) return false;
	if (error instanceof RouteError || error instanceof NetworkError || error instanceof OutputError)
		return true;
	return error instanceof ApiError && error.status !== 400 && error.status !== 422;
}

/** The caller's providers and model as they are, where only values are accepted. */
function asGiven({ provider, model }: CallArgs): Candidates {
	return { providers: toList(provider ?? []), model };
}

/** A list, or one alone as a list. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? (value as readonly T[]) : [value as T]; // isArray does not narrow read-only lists
}

/** Tries the providers in their order, with the face's names for them; the last one's error is thrown. */
export async function eachProvider<T>(
	task: ClientTask,
	args: AnyArgs,
	call: Call,
	face: Resolver | undefined,
	tryOne: (target: Target) => Promise<T>,
): Promise<T> {
	const { providers, model } = face ? await face.nameProviders(args, call) : asGiven(args as CallArgs); // without a face only values are accepted
	let left = providers.length;
	for (const one of providers) {
		call.hasNext = --left > 0;
		try {
			return await tryOne({ provider: one, task, model, endpointUrl: args.endpointUrl });
		} catch (error) {
			if (!call.hasNext || !isWorthAnother(error, call)) throw error;
			call.options.logger?.info(
				`Provider ${one.id} failed, trying the next.`,
				InferenceError.is(error) ? error.code : undefined,
			);
		}
	}
	throw new InputError("No provider was given. Pass one or more as provider.", { code: "no-provider" });
}

/** The caller's options, with the face's way to model ids where the caller gives none. */
export function withFace(options: Options, face: Resolver | undefined): Options {
	return face && !options.resolveModel ? { ...options, resolveModel: face.resolveModel } : options;
}

/**
 * Runs one call from its arguments to its result: resolve, build, send, decode, finish.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError; the signal's own reason when it fires.
 */
export async function run(
	task: ClientTask,
	args: AnyArgs,
	options: Options,
	kind: RunKind,
	face?: Resolver,
): Promise<unknown> {
	const call = openCall(task, args, withFace(options, face));
	call.limit(options.timeoutMs ?? kind.timeoutMs ?? TIMEOUT_MS, "The answer", "timeout");
	try {
		return await eachProvider(task, args, call, face, async (target) => {
			const sent = await sendTask(target, args, call, kind);
			const reply = await decodeReply(sent.response, sent.request, call);
			reportResponse(sent, reply);
			return kind.finish(sent, reply);
		});
	} catch (error) {
		call.abort(error); // whatever is still open belongs to a call that has failed
		throw explain(error, call);
	} finally {
		call.close();
	}
}
