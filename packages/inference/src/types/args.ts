import type { ClientTask, StreamTask, TaskFields } from "./task.ts";
import type { Provider } from "./provider.ts";

/** Key, model and destination of a call. `P` is the type of a provider: its id, or a value. */
export interface CallArgs<P = Provider> {
	/** Platform token (`hf_…`) or the provider's own key. */
	accessToken?: string | undefined;
	/** Model id on the hub, `owner/name`; `owner/name:provider` names the provider too. */
	model?: string | undefined;
	/** A dedicated or local endpoint; excludes `provider`. */
	endpointUrl?: string | undefined;
	/** One provider, `"auto"`, or a list to try in order. */
	provider?: P | readonly P[] | undefined;
	/** Maps the URL of the inference request to the one that is used. Lookups, polls and downloads are left alone. */
	urlTransform?: ((url: string) => string) | undefined;
}

/** Everything a caller passes for a task. */
export type TaskArgs<T extends ClientTask, P = Provider> = CallArgs<P> & TaskFields<T>;

/** Arguments whose providers may still be ids. */
export type AnyArgs = CallArgs<Provider | string>;

/**
 * Arguments of a task whose id is a value: exact where the id is known to the types, any object where it is only known as
 * a string.
 */
export type ArgsFor<T extends string, P = Provider> = T extends ClientTask
	? TaskArgs<T, P>
	: string extends T
		? object
		: never;

/**
 * Arguments of a streamed call whose task is a value: those of the task where its id is known to the types, any object where it
 * is only known as a string, and `never` for a task that cannot be streamed.
 */
export type StreamArgsFor<T extends string, P = Provider> = T extends StreamTask
	? TaskArgs<T, P>
	: string extends T
		? object
		: never;
