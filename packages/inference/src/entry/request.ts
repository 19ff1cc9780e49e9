import type { ChatCompletionInput } from "@pusula/tasks";
import { streamOf } from "../lib/task-streams.ts";
import { toList } from "../lib/args.ts";
import { byName, resolveProvider } from "./by-name.ts";
import { InputError } from "../errors.ts";
import type { Options } from "../types/call.ts";
import { runRaw, streamRaw } from "../pipeline/raw.ts";
import type { BaseArgs } from "./named-args.ts";
import type { FileInput } from "../types/file-args.ts";

/** Arguments of a call without a task function: whatever the model takes. */
export type RequestArgs = BaseArgs &
	(
		| { data: FileInput }
		| { inputs: unknown }
		| { prompt: string }
		| { text: string }
		| { audio_url: string }
		| ChatCompletionInput
	) & { parameters?: Record<string, unknown> | undefined };

const DEPRECATED =
	"method is deprecated and will be removed in a future version of huggingface.js. Use specific task functions instead.";

/**
 * Sends any request and returns the reply unchecked: parsed JSON, or a Blob.
 * @deprecated Use the task functions; they check the reply.
 */
export async function request<T>(args: RequestArgs, options: Options = {}): Promise<T> {
	options.logger?.warn(`The request ${DEPRECATED}`);
	checkTask(args, options);
	return runRaw(args, options, byName) as Promise<T>; // unchecked by contract
}

/**
 * Sends any request and yields each event of the stream as parsed JSON, unchecked.
 * @deprecated Use the streaming task functions.
 */
export async function* streamingRequest<T>(
	args: RequestArgs,
	options: Options = {},
): AsyncGenerator<T, void> {
	options.logger?.warn(`The streamingRequest ${DEPRECATED}`);
	checkTask(args, options);
	yield* streamRaw(args, options, byName, streamOf(options.task)) as AsyncGenerator<T, void>; // unchecked by contract
}

/** What has no task is sent by the model, so it needs one; a provider that needs a task says so itself. */
function checkTask({ provider, model, endpointUrl }: RequestArgs, { task }: Options): void {
	if (task !== undefined || model !== undefined || endpointUrl !== undefined) return;
	const named = provider === undefined || provider === "auto" ? [] : toList(provider).map(resolveProvider);
	if (named.every(({ rawPath }) => rawPath))
		throw new InputError("No model provided, and no task has been specified.", { code: "model-required" });
}
