import type {
	ChatCompletionOutput,
	ChatCompletionStreamOutput,
	InferenceClient,
	NamedProvider,
	StreamArgsFor,
	TextGenerationStreamOutput,
} from "@pusula/inference";
import { addChunk, type ChatAnswer, NO_ANSWER, toAnswer } from "./chat-answer.ts";
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
	if (stream && task === "conversational")
		return readChat(client.callStream(task, args as ChatArgs), reports); // the client checks them
	if (stream && task === "text-generation")
		return readText(client.callStream(task, args as TextArgs), reports); // the client checks them
	const output = await client.call(task, args);
	reports.onOutput(task === "conversational" ? toAnswer(output as ChatCompletionOutput) : output); // the client has checked the reply
}

type ChatArgs = StreamArgsFor<"conversational", NamedProvider>;
type TextArgs = StreamArgsFor<"text-generation", NamedProvider>;

async function readChat(
	stream: AsyncIterable<ChatCompletionStreamOutput>,
	{ onOutput }: RunCallbacks,
): Promise<void> {
	let answer: ChatAnswer = NO_ANSWER;
	for await (const piece of stream) {
		answer = addChunk(answer, piece);
		onOutput(answer);
	}
}

async function readText(
	stream: AsyncIterable<TextGenerationStreamOutput>,
	{ onOutput }: RunCallbacks,
): Promise<void> {
	let text = "";
	for await (const piece of stream) {
		if (!piece.token.special) text += piece.token.text;
		onOutput({ generated_text: text });
	}
}
