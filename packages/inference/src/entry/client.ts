import type * as functions from "../generated/functions.ts";
import { METHOD_NAMES } from "../generated/task-methods.ts";
import { STREAM_KINDS, TASK_RESULTS } from "../generated/task-results.ts";
import { toCamelCase } from "../lib/camel-case.ts";
import { own } from "../lib/own.ts";
import type { Options } from "../types/call.ts";
import type { ClientTask } from "../types/task.ts";
import { call, callStream } from "./call.ts";
import { resumeJob, submitJob } from "./jobs.ts";
import { request, streamingRequest } from "./request.ts";

/** Defaults of a client: every option, and an endpoint for all calls. */
export interface ClientDefaults extends Options {
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
 */
export class InferenceClient {
	constructor(accessToken = "", defaultOptions: ClientDefaults = {}) {
		const { endpointUrl, ...defaults } = own(defaultOptions);
		const keyed = { accessToken, ...(endpointUrl !== undefined && { endpointUrl }) };
		const bind =
			(run: Run): Run =>
			(args, options) =>
				run(own(args, keyed), own(options, defaults));
		const bindTask = (task: string, run: RunById): Run => bind((args, options) => run(task, args, options));
		const bindById =
			(run: RunById): RunById =>
			(task, args, options) =>
				bindTask(task, run)(args, options);
		const members: Record<string, unknown> = {
			call: bindById(call),
			callStream: bindById(callStream),
			submitJob: bindById(submitJob),
			request: bind(request as Run), // the member below declares the exact types
			streamingRequest: bind(streamingRequest as Run), // the member below declares the exact types
			resumeJob: (stored: string, options?: object) =>
				resumeJob(stored, own(options, { accessToken, ...defaults })),
			endpoint: (url: string) => new InferenceClient(accessToken, { ...defaultOptions, endpointUrl: url }),
		};
		for (const task of Object.keys(TASK_RESULTS)) members[methodOf(task)] = bindTask(task, call);
		for (const task of Object.keys(STREAM_KINDS))
			members[`${methodOf(task)}Stream`] = bindTask(task, callStream);
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

/** The client under its older name. */
export class HfInference extends InferenceClient {}

/** The client under the older name of its endpoint form. */
export class InferenceClientEndpoint extends InferenceClient {}

/** The client under the oldest name of its endpoint form. */
export class HfInferenceEndpoint extends InferenceClient {}

function methodOf(task: string): string {
	return METHOD_NAMES[task as ClientTask] ?? toCamelCase(task); // a key of one of the tables of tasks
}

type Run = (args: object, options?: object) => unknown;
type RunById = (task: string, args: object, options?: object) => unknown;
