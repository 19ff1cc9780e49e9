import type { InferenceProviderOrPolicy } from "./generated/providers.ts";
import type { CallArgs, TaskArgs } from "../types/args.ts";
import type { Provider } from "../types/provider.ts";
import type { ClientTask } from "../types/task.ts";

/** A provider in the main entry: its id, `auto`, or a value of the caller's own. */
export type NamedProvider = InferenceProviderOrPolicy | Provider;

/** Key, model and destination of a call in the main entry. */
export type BaseArgs = CallArgs<NamedProvider>;

/** Arguments of a task in the main entry. */
export type NamedArgs<T extends ClientTask> = TaskArgs<T, NamedProvider>;
