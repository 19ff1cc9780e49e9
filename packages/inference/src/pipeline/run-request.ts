import type { AnyArgs } from "../types/args.ts";
import { InputError } from "../errors.ts";
import type { ClientTask } from "../types/task.ts";
import type { AnyAdapter } from "../types/adapter.ts";
import type { Options } from "../types/call.ts";
import type { Provider } from "../types/provider.ts";
import type { Route } from "../types/route.ts";
import type { Resolver, RunKind } from "../types/walk.ts";
import type { Body } from "../types/wire.ts";
import { fileEncoder } from "./wire/encode-files.ts";
import { toFileInput } from "./route/file-input.ts";
import { adapterOf, run } from "./run.ts";
import { runStream } from "./streams/stream.ts";

/** Sends what the caller wrote and gives back what came. */
const RAW: AnyAdapter = {
	path: ({ modelPath }: Route) => `models/${modelPath}`,
	toPayload: (input: { inputs?: unknown }): Body =>
		input.inputs instanceof Blob ? { kind: "file", file: input.inputs } : { kind: "json", value: input },
	fromResponse: (reply) => reply,
	expected: "",
};

function rawAdapterOf(task: string | undefined): (provider: Provider) => AnyAdapter {
	return (provider) => {
		if (task !== undefined) return adapterOf(provider, task);
		if (provider.id === "hf-inference") return RAW;
		throw new InputError(
			"you need to provide a task name when using an external provider, e.g. 'text-to-image'",
			{
				code: "task-required",
			},
		);
	};
}

function rawKind(task: string | undefined): RunKind {
	return {
		finish: (_sent, reply) => reply,
		adapterFor: rawAdapterOf(task),
		toInput: toFileInput,
		toWire: (call) => ({ encode: fileEncoder(call) }),
	};
}

/** Runs a call whose reply is given as it came. The task is `options.task`; hf-inference and endpoints need none. */
export function runRequest(args: AnyArgs, options: Options, face: Resolver): Promise<unknown> {
	return run(options.task as ClientTask, args, options, rawKind(options.task), face); // adapterOf refuses unknown tasks
}

/** Runs a streamed call whose events are given as they came. */
export function streamRequest(
	args: AnyArgs,
	options: Options,
	face: Resolver,
): AsyncGenerator<unknown, void> {
	return runStream(options.task as ClientTask, args, options, face, rawKind(options.task)); // adapterOf refuses unknown tasks
}
