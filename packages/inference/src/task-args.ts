import type { TaskArgs } from "./args.ts";
import type { InferenceProviderOrPolicy } from "./providers/index.ts";
import type { Provider } from "./types.ts";
import type { ClientTask } from "./task-table.ts";

/** Arguments of a task in the main entry: providers by id, or as values of one's own. */
export type NamedArgs<T extends ClientTask> = TaskArgs<T, InferenceProviderOrPolicy | Provider>;

export type ChatCompletionArgs = NamedArgs<"conversational">;
export type FeatureExtractionArgs = NamedArgs<"feature-extraction">;
export type TextToImageArgs = NamedArgs<"text-to-image">;
export type TextToVideoArgs = NamedArgs<"text-to-video">;
