import { stream } from "../pipeline/run-stream.ts";
import { runTask } from "../pipeline/kinds.ts";
import { STREAM_KINDS, TASK_RESULTS } from "../types/generated/task-results.ts";
import { streamOf } from "../pipeline/task-streams.ts";
import { METHOD_NAMES } from "../generated/task-methods.ts";
import { own } from "../lib/args.ts";
import { resumeJob, submitJob } from "./jobs.ts";
import { request, type RequestArgs, streamingRequest } from "./request.ts";
import { byName } from "../registry/by-name.ts";
import type * as functions from "../generated/functions.ts";
import type { ArgsFor, StreamArgsFor } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { OutputType } from "../types/output.ts";
import type { ChunkFor, ClientTask, OutputFor, StreamTask } from "../types/task.ts";
import type { NamedProvider } from "../registry/named-args.ts";

/** Defaults of a client: every option, and an endpoint for all calls. */
export interface ClientDefaults extends Options {
	/** A dedicated or local endpoint for all calls, an http or https URL. Default: none. */
	endpointUrl?: string | undefined;
}

type Functions = typeof functions;

/** Every task function as a method, with the client's key and defaults bound. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the constructor defines every member, and a test walks them
export interface InferenceClient extends Functions {}

/**
 * One key and one set of defaults for every task. `accessToken` is a platform token (`hf_…`) or the provider's own
 * key; empty for none. Arguments and options of a call win over the client's, also where they are `undefined`.
 * Methods do not rely on `this`. The key does not show in JSON, logs or inspection.
 * @example
 * const client = new InferenceClient(process.env["HF_TOKEN"], { timeoutMs: 30_000 });
 * const messages = [{ role: "user", content: "Say hello." }];
 * const answer = await client.chatCompletion({ model: "mistralai/Mistral-Nemo-Instruct-2407", messages });
 * const own = client.endpoint("http://localhost:8080");
 */
export class InferenceClient {
	constructor(accessToken = "", defaultOptions: ClientDefaults = {}) {
		const { endpointUrl, ...defaults } = own(defaultOptions);
		const keyed = { accessToken, ...(endpointUrl !== undefined && { endpointUrl }) };
		const bindTask =
			(run: RunById, task: string): Run =>
			(args, options) =>
				run(task, own(args, keyed), own(options, defaults));
		const members: Record<string, unknown> = {
			request: (args: RequestArgs, options?: Options) => request(own(args, keyed), own(options, defaults)),
			streamingRequest: (args: RequestArgs, options?: Options) =>
				streamingRequest(own(args, keyed), own(options, defaults)),
			resumeJob: (stored: string, options?: object) =>
				resumeJob(stored, own(options, { accessToken, ...defaults })),
			endpoint: (url: string) => new InferenceClient(accessToken, { ...defaultOptions, endpointUrl: url }),
		};
		for (const [name, run] of Object.entries({ call, callStream, submitJob } as Record<string, RunById>))
			members[name] = (task: string, args: object, options?: object) => bindTask(run, task)(args, options);
		for (const task of Object.keys(TASK_RESULTS)) members[methodOf(task)] = bindTask(call, task);
		for (const task of Object.keys(STREAM_KINDS))
			members[`${methodOf(task)}Stream`] = bindTask(callStream, task);
		for (const [name, value] of Object.entries(members))
			Object.defineProperty(this, name, { value, enumerable: false });
	}

	/** `call` with the client's key and options: runs a task by its id. */
	declare readonly call: typeof call;

	/** `callStream` with the client's key and options: streams a task by its id. */
	declare readonly callStream: typeof callStream;

	/** `submitJob` with the client's key and options. */
	declare readonly submitJob: typeof submitJob;

	/** `resumeJob` with the client's key and options. */
	declare readonly resumeJob: typeof resumeJob;

	/** `request` with the client's key and options. */
	declare readonly request: typeof request;

	/** `streamingRequest` with the client's key and options. */
	declare readonly streamingRequest: typeof streamingRequest;

	/** Returns a client with the same key and options for a dedicated or local endpoint, an http or https URL. */
	declare readonly endpoint: (endpointUrl: string) => InferenceClient;
}

/**
 * Runs a task by its id, as the task's own function does: `call("text-to-image", args)` is `textToImage(args)`. Types of
 * arguments and result follow from the id; an id that is only known as a string takes any object and returns `unknown`.
 * @param task Id of the task: `text-to-image`, or one that only the provider knows.
 * @param args Model, provider, key and the task's own fields.
 * @param options Limits, retries, signal and `outputType` of the result.
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
 * @example
 * const result = await call("fill-mask", {
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "answerdotai/ModernBERT-large",
 * 	inputs: "The fisherman cast his net into the [MASK].",
 * });
 */
export function call<T extends ClientTask | (string & {}), O extends OutputType | undefined = undefined>(
	task: T,
	args: ArgsFor<T, NamedProvider>,
	options?: Options & { outputType?: O },
): Promise<OutputFor<T, O>> {
	return runTask({ task: task as ClientTask, args, options, resolver: byName }) as Promise<OutputFor<T, O>>; // an unknown id is in no provider's table, so it throws
}

/**
 * Streams a task by its id, as the task's own streaming function does: `callStream("conversational", args)` is
 * `chatCompletionStream(args)`. An id that is only known as a string takes any object and yields `unknown` chunks.
 * @param task Id of a task that streams: `conversational` or `text-generation`.
 * @param args Model, provider, key and the task's own fields.
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
 * @example
 * const messages = [{ role: "user", content: "Say hello." }];
 * const args = { accessToken: process.env["HF_TOKEN"], model: "mistralai/Mistral-Nemo-Instruct-2407", messages };
 * for await (const chunk of callStream("conversational", args)) console.log(chunk);
 */
export function callStream<T extends StreamTask | (string & {})>(
	task: T,
	args: StreamArgsFor<T, NamedProvider>,
	options?: Options,
): AsyncGenerator<ChunkFor<T>, void> {
	return stream(
		{ task: task as ClientTask, args, options, resolver: byName },
		{ stream: streamOf(task) },
	) as AsyncGenerator<ChunkFor<T>, void>; // an unknown id is in no provider's table, so it throws
}

/**
 * The client under its older name.
 * @example
 * const client = new HfInference(process.env["HF_TOKEN"]);
 * client instanceof InferenceClient; // true
 */
export class HfInference extends InferenceClient {}

/**
 * The client under the older name of its endpoint form.
 * @example
 * new InferenceClientEndpoint("hf_…", { endpointUrl: "https://example.com" }) instanceof InferenceClient; // true
 */
export class InferenceClientEndpoint extends InferenceClient {}

/**
 * The client under the oldest name of its endpoint form.
 * @example
 * new HfInferenceEndpoint("hf_…", { endpointUrl: "https://example.com" }) instanceof InferenceClient; // true
 */
export class HfInferenceEndpoint extends InferenceClient {}

/**
 * The usual name of the client's method for a task: its id in camel case. The generated table has the others, so that
 * every method is named as in the catalogue's row.
 */
export function toMethodName(task: string): string {
	return task.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The method of a task, as its row in the catalogue names it. */
function methodOf(task: string): string {
	const named = METHOD_NAMES[task as ClientTask]; // a key of one of the tables of tasks
	return named ?? toMethodName(task);
}

type Run = (args: object, options?: object) => unknown;
type RunById = (task: string, args: object, options?: object) => unknown;
