import { joinProgram, printArgs } from "../printers/js-program.ts";
import type { ProviderMaker } from "../types/snippet.ts";

/** A call of a task that the client has no function of its own for. */
export interface TaskCall {
	/** Id of the task, as the provider knows it. */
	readonly task: string;
	/** What makes the provider. */
	readonly madeBy: ProviderMaker;
	/** Model id on the hub, `owner/name`. */
	readonly model: string;
	/** The task's own fields. A `SampleFile` represents a file. */
	readonly args: object;
}

/**
 * Prints a call as a program for our client: `client.call("depth-estimation", …)`.
 * @param call The task, its provider, model and arguments.
 * @example
 * const madeBy = { name: "local", from: "@pusula/local", beside: ["@huggingface/transformers"] };
 * const call = { task: "depth-estimation", madeBy, model: "onnx-community/depth-anything-v2-small" };
 * printTaskCall({ ...call, args: { inputs: new SampleFile("room.png") } }).includes("client.call("); // true
 */
export function printTaskCall({ task, ...call }: TaskCall): string {
	const args = printArgs(call);
	return joinProgram({
		from: "@pusula/inference",
		key: "",
		madeBy: call.madeBy,
		args,
		call: `const result = await client.call("${task}", ${args});\nconsole.dir(result, { depth: null });\n`,
	});
}
