import type { InferenceClient, TextGenerationStreamOutput } from "@pusula/inference";
import { CALLABLE_TASKS, type CallableTask, type OutputKind } from "@pusula/tasks";
import { addChunk, NO_ANSWER, toAnswer } from "./state/chat-answer.ts";
import type { RunCallbacks } from "./state/run-callbacks.ts";

/** Which task the client runs, and with what. */
export interface ClientCall {
	readonly task: string;
	/** All arguments of the call, the target included. */
	readonly args: object;
	readonly stream: boolean;
}

/** Runs a task with the client and reports its output, chunk by chunk where it is streamed. */
export async function callClient(
	client: InferenceClient,
	{ task, args, stream }: ClientCall,
	{ onOutput }: RunCallbacks,
): Promise<void> {
	const row = ROWS[task];
	const form = row && FORMS[row.outputKind];
	if (!stream || !row?.streams || !form) {
		const output = await client.call(task, args);
		onOutput(form ? form.show(output) : output);
		return;
	}
	let shown = form.empty;
	for await (const chunk of client.callStream(task, args)) {
		shown = form.add(shown, chunk);
		onOutput(shown);
	}
}

const ROWS: Readonly<Partial<Record<string, CallableTask>>> = CALLABLE_TASKS;

/**
 * The form in which the page shows a kind of output that can be streamed. Its functions take what the task returns, which
 * the client has checked.
 */
interface Form {
	/** Before the first chunk. */
	readonly empty: object;
	/** The form with the next chunk of a stream. */
	add(shown: object, chunk: unknown): object;
	/** The form of a whole output. */
	show(output: unknown): unknown;
}

const FORMS: Readonly<Partial<Record<OutputKind, Form>>> = {
	chat: { empty: NO_ANSWER, add: addChunk, show: toAnswer },
	text: { empty: { generated_text: "" }, add: addToken, show: (output) => output },
};

function addToken(
	{ generated_text: text }: { readonly generated_text: string },
	{ token }: TextGenerationStreamOutput,
): { readonly generated_text: string } {
	return { generated_text: token.special ? text : text + token.text };
}
