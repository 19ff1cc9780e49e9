import type { InferenceProviderOrPolicy } from "../generated/providers.ts";
import type { CallArgs, TaskArgs } from "../types/args.ts";
import type { Provider } from "../types/provider.ts";
import type { ClientTask } from "../types/task.ts";

/** How the main entry takes a provider: by its id, or as a value of one's own. */
export type NamedProvider = InferenceProviderOrPolicy | Provider;

/** Where a call goes and who sends it, in the main entry. */
export type BaseArgs = CallArgs<NamedProvider>;

/** Arguments of a task in the main entry. */
export type NamedArgs<T extends ClientTask> = TaskArgs<T, NamedProvider>;
