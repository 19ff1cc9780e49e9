import type { AnyArgs } from "../types/args.ts";
import { InputError } from "../errors/errors.ts";
import type { ClientTask } from "../types/task.ts";
import type { AnyAdapter, Stream } from "../types/adapter.ts";
import type { Options } from "../types/call.ts";
import type { Provider } from "../types/provider.ts";
import type { Route } from "../types/route.ts";
import type { CallInput, Resolver, SendKind } from "../types/walk.ts";
import type { Body } from "../types/wire.ts";
import { receiveReply } from "./wire/reply.ts";
import { adapterOf } from "./route/resolve.ts";
import { toFileInput } from "./route/input.ts";
import { stream } from "./run-stream.ts";
import { run } from "./run.ts";
import { FILE_WIRE } from "./wire/encode-files.ts";

/** Runs a call whose reply is returned unread. The task is `options.task`; providers with `rawPath`, and endpoints, need none. */
export function runRaw(args: AnyArgs, options: Options, resolver: Resolver): Promise<unknown> {
	return run(toCallInput(args, options, resolver), { ...RAW, receive: receiveReply });
}

/** Runs a streamed call whose events are returned as the provider's JSON. */
export function streamRaw(
	args: AnyArgs,
	options: Options,
	resolver: Resolver,
	reading: Stream | undefined,
): AsyncGenerator<unknown, void> {
	return stream(toCallInput(args, options, resolver), { ...RAW, stream: reading });
}

function toCallInput(args: AnyArgs, options: Options, resolver: Resolver): CallInput {
	return { task: options.task as ClientTask, args, options, resolver }; // adapterOf throws for unknown tasks
}

const RAW: SendKind = {
	adapterFor: rawAdapterOf,
	toInput: toFileInput,
	wire: FILE_WIRE,
};

function rawAdapterOf(provider: Provider, task: string | undefined): AnyAdapter {
	if (task !== undefined) return adapterOf(provider, task);
	if (provider.rawPath) return rawAdapter(provider.rawPath);
	throw new InputError(
		"you need to provide a task name when using an external provider, e.g. 'text-to-image'",
		{ code: "task-required" },
	);
}

/** Sends the caller's fields as they are, and returns the reply unchecked. */
function rawAdapter(path: (route: Route) => string): AnyAdapter {
	return {
		path,
		toPayload: (input: { inputs?: unknown }): Body =>
			input.inputs instanceof Blob ? { kind: "file", file: input.inputs } : { kind: "json", value: input },
		fromResponse: (reply) => reply,
		expected: "",
	};
}
