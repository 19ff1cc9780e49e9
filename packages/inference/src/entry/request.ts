import type { ChatCompletionInput } from "@pusula/tasks";
import { streamOf } from "../pipeline/task-streams.ts";
import { toList } from "../lib/args.ts";
import { byName, resolveProvider } from "../registry/by-name.ts";
import { InputError } from "../errors/errors.ts";
import type { AnyArgs } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { Resolver } from "../types/walk.ts";
import { runRaw, streamRaw } from "../pipeline/raw.ts";
import type { BaseArgs } from "../registry/named-args.ts";
import type { FileInput } from "../types/own/file-args.ts";

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

/**
 * Sends any request and returns the reply unchecked: parsed JSON, or a Blob.
 * @param args Model, provider, key and whatever the model takes.
 * @param options Limits, retries and signal; `task` names the provider's dialect.
 * @deprecated Use the task functions; they check the reply.
 * @example
 * const reply = await request<unknown>(
 * 	{ accessToken: process.env["HF_TOKEN"], model: "answerdotai/ModernBERT-large", inputs: "The sea is [MASK]." },
 * 	{ task: "fill-mask" },
 * );
 */
export function request<T>(args: RequestArgs, options: Options = {}): Promise<T> {
	return runRaw(args, options, deprecated("request")) as Promise<T>; // unchecked by contract
}

/**
 * Sends any request and yields each event of the stream as parsed JSON, unchecked.
 * @param args Model, provider, key and whatever the model takes.
 * @param options Limits, retries and signal; `task` names the provider's dialect.
 * @deprecated Use the streaming task functions.
 * @example
 * const messages = [{ role: "user", content: "Say hello." }];
 * const args = { accessToken: process.env["HF_TOKEN"], model: "mistralai/Mistral-Nemo-Instruct-2407", messages };
 * for await (const event of streamingRequest(args, { task: "conversational" })) console.log(event);
 */
export function streamingRequest<T>(args: RequestArgs, options: Options = {}): AsyncGenerator<T, void> {
	const reading = streamOf(options.task);
	return streamRaw(args, options, deprecated("streamingRequest"), reading) as AsyncGenerator<T, void>; // unchecked by contract
}

/** The way to providers and models by name, after a warning and a check of its own. */
function deprecated(method: string): Resolver {
	return {
		...byName,
		resolveProviders(args, call) {
			call.options.logger?.warn(
				`The ${method} method is deprecated and will be removed in a future version of huggingface.js. Use specific task functions instead.`,
			);
			checkTask(args, call.task);
			return byName.resolveProviders(args, call);
		},
	};
}

/** What has no task is sent by the model, so it needs one; a provider that needs a task says so itself. */
function checkTask({ provider, model, endpointUrl }: AnyArgs, task: string | undefined): void {
	if (task !== undefined || model !== undefined || endpointUrl !== undefined) return;
	const named = provider === undefined || provider === "auto" ? [] : toList(provider).map(resolveProvider);
	if (named.every(({ rawPath }) => rawPath))
		throw new InputError("No model provided, and no task has been specified.", { code: "model-required" });
}
