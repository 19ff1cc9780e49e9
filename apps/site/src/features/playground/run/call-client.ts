import type {
	ChatCompletionOutput,
	ChunkFor,
	InferenceClient,
	NamedProvider,
	StreamArgsFor,
	StreamTask,
	TextGenerationStreamOutput,
} from "@pusula/inference";
import { addChunk, NO_ANSWER, toAnswer } from "./chat-answer.ts";
import type { RunCallbacks } from "./run-callbacks.ts";

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
	reports: RunCallbacks,
): Promise<void> {
	const readStream = stream ? STREAM_READERS.get(task) : undefined;
	if (readStream) return readStream(client, args, reports);
	const output = await client.call(task, args);
	const shown = SHOWN_OUTPUTS.get(task);
	reports.onOutput(shown ? shown(output) : output);
}

type StreamReader = (client: InferenceClient, args: object, reports: RunCallbacks) => Promise<void>;

/** How the chunks of a task's stream become its output. */
const STREAM_READERS: ReadonlyMap<string, StreamReader> = new Map(
	Object.entries({
		conversational: readerOf("conversational", NO_ANSWER, addChunk),
		"text-generation": readerOf("text-generation", { generated_text: "" }, addToken),
	} satisfies { [T in StreamTask]: StreamReader }),
);

/** Outputs that the page shows in the form of its own that their stream has too. */
const SHOWN_OUTPUTS: ReadonlyMap<string, (output: unknown) => object> = new Map([
	["conversational", (output) => toAnswer(output as ChatCompletionOutput)], // the client has checked the reply
]);

function readerOf<T extends StreamTask, Output>(
	task: T,
	empty: Output,
	add: (output: Output, chunk: ChunkFor<T>) => Output,
): StreamReader {
	return async (client, args, { onOutput }) => {
		let output = empty;
		const stream = client.callStream(task, args as StreamArgsFor<T, NamedProvider>); // the client checks them
		for await (const chunk of stream) {
			output = add(output, chunk);
			onOutput(output);
		}
	};
}

function addToken(
	{ generated_text: text }: { readonly generated_text: string },
	{ token }: TextGenerationStreamOutput,
): { readonly generated_text: string } {
	return { generated_text: token.special ? text : text + token.text };
}
