import { streamOf } from "../lib/task-streams.ts";
import { stream } from "../pipeline/run-stream.ts";
import { runTask } from "../pipeline/run-task.ts";
import type { ArgsFor, StreamArgsFor } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { OutputType } from "../types/output.ts";
import type { ChunkFor, ClientTask, OutputFor, StreamTask } from "../types/task.ts";
import { byName } from "./by-name.ts";
import type { NamedProvider } from "./named-args.ts";

/**
 * Runs a task by its id, as the task's own function does: `call("text-to-image", args)` is `textToImage(args)`. Types of
 * arguments and result follow from the id; an id that is only known as a string takes any object and returns `unknown`.
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
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
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
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
