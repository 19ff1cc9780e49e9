import * as functions from "../generated/functions.ts";
import type { Options } from "../types/call.ts";
import { call, callStream } from "./call.ts";
import { resumeJob, submitJob } from "./jobs.ts";
import { request, streamingRequest } from "./request.ts";

/** Defaults of a client: every option, and an endpoint for all calls. */
export interface ClientDefaults extends Options {
	endpointUrl?: string | undefined;
}

/** Functions that take arguments and options. */
const TASKS = { ...functions, request, streamingRequest };
/** Functions that take the id of a task before them. */
const BY_ID = { call, callStream, submitJob };

type Tasks = typeof functions & { request: typeof request; streamingRequest: typeof streamingRequest };
type AnyById = (task: string, args: object, options: object) => unknown;
type AnyTask = (args: object, options?: object) => unknown;

/** Every task function as a method, with the client's key and defaults bound. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the constructor defines every member, and a test walks them
export interface InferenceClient extends Tasks {}

/**
 * One key and one set of defaults for every task. Arguments and options of a call win over the client's, also where they
 * are `undefined`. Methods do not rely on `this`. The key does not show in JSON, logs or inspection.
 */
export class InferenceClient {
	constructor(accessToken = "", defaultOptions: ClientDefaults = {}) {
		const { endpointUrl, ...defaults } = defaultOptions;
		const keyed = { accessToken, ...(endpointUrl !== undefined && { endpointUrl }) };
		for (const [name, task] of Object.entries(TASKS)) {
			define(
				this,
				name,
				(args: object, options?: object) =>
					(task as AnyTask)({ ...keyed, ...args }, { ...defaults, ...options }), // the interface above gives callers the exact types
			);
		}
		for (const [name, byId] of Object.entries(BY_ID)) {
			define(
				this,
				name,
				(task: string, args: object, options?: object) =>
					(byId as AnyById)(task, { ...keyed, ...args }, { ...defaults, ...options }), // the members below give callers the exact types
			);
		}
		define(this, "resumeJob", (stored: string, options?: object) =>
			resumeJob(stored, { accessToken, ...defaults, ...options }),
		);
		define(
			this,
			"endpoint",
			(url: string) => new InferenceClient(accessToken, { ...defaultOptions, endpointUrl: url }),
		);
	}

	/** `call` with the client's key and options: runs a task by its id. */
	declare readonly call: typeof call;

	/** `callStream` with the client's key and options: streams a task by its id. */
	declare readonly callStream: typeof callStream;

	/** `submitJob` with the client's key and options. */
	declare readonly submitJob: typeof submitJob;

	/** `resumeJob` with the client's key and options. */
	declare readonly resumeJob: typeof resumeJob;

	/** The same key and options for a dedicated or local endpoint. */
	declare readonly endpoint: (endpointUrl: string) => InferenceClient;
}

/** The client under its older name. */
export class HfInference extends InferenceClient {}

/** The client under the older name of its endpoint form. */
export class InferenceClientEndpoint extends InferenceClient {}

/** The client under the oldest name of its endpoint form. */
export class HfInferenceEndpoint extends InferenceClient {}

/** Adds a method that does not show in JSON, logs or inspection. */
function define(client: InferenceClient, name: string, value: unknown): void {
	Object.defineProperty(client, name, { value, enumerable: false });
}
