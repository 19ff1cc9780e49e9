import { resumeJob, submitJob } from "./jobs.ts";
import type { Options } from "../types/call.ts";
import * as tasks from "../tasks/index.ts";

/** Defaults of a client: every option, and an endpoint for all calls. */
export interface ClientDefaults extends Options {
	endpointUrl?: string | undefined;
}

type Tasks = typeof tasks;
type AnySubmit = (task: string, args: object, options: object) => unknown;
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
		for (const [name, task] of Object.entries(tasks)) {
			const method = (args: object, options?: object): unknown =>
				(task as AnyTask)({ ...keyed, ...args }, { ...defaults, ...options }); // the interface above gives callers the exact types
			Object.defineProperty(this, name, { value: method, enumerable: false });
		}
		const own = {
			submitJob: (task: string, args: object, options?: object) =>
				(submitJob as AnySubmit)(task, { ...keyed, ...args }, { ...defaults, ...options }), // the member below gives callers the exact types
			resumeJob: (stored: string, options?: object) =>
				resumeJob(stored, { accessToken, ...defaults, ...options }),
			endpoint: (url: string) => new InferenceClient(accessToken, { ...defaultOptions, endpointUrl: url }),
		};
		for (const [name, value] of Object.entries(own))
			Object.defineProperty(this, name, { value, enumerable: false });
	}

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
