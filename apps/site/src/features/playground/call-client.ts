import type {
	ChatCompletionOutput,
	ChatCompletionStreamOutput,
	InferenceClient,
	TextGenerationStreamOutput,
} from "@pusula/inference";
import { addChunk, type ChatAnswer, NO_ANSWER, toAnswer } from "./chat-answer.ts";
import type { RunCallbacks } from "./run-callbacks.ts";

/** Which function of the client is called, and with what. */
export interface ClientCall {
	readonly task: string;
	/** All arguments of the function, the target included. */
	readonly args: object;
	readonly stream: boolean;
}

type Method = (args: object) => Promise<unknown>;
type Streamer<Piece> = (args: object) => AsyncIterable<Piece>;

/** Calls the client's function for a task and reports its output, chunk by chunk where it is streamed. */
export async function callClient(
	client: InferenceClient,
	{ task, args, stream }: ClientCall,
	reports: RunCallbacks,
): Promise<void> {
	const methods = client as unknown as Readonly<Record<string, Method>>; // found by the task's name
	if (task === "conversational") {
		if (stream) return readChat(toStreamer(methods["chatCompletionStream"]), args, reports);
		const reply = await methods["chatCompletion"]?.(args);
		return reports.onOutput(toAnswer(reply as ChatCompletionOutput)); // the client has checked the reply
	}
	if (task === "text-generation" && stream)
		return readText(toStreamer(methods["textGenerationStream"]), args, reports);
	reports.onOutput(await methods[toMethod(task)]?.(args));
}

function toStreamer<Piece>(method: Method | undefined): Streamer<Piece> {
	return method as unknown as Streamer<Piece>; // the client's streaming functions return an iterable
}

async function readChat(
	stream: Streamer<ChatCompletionStreamOutput>,
	args: object,
	{ onOutput }: RunCallbacks,
): Promise<void> {
	let answer: ChatAnswer = NO_ANSWER;
	for await (const piece of stream(args)) {
		answer = addChunk(answer, piece);
		onOutput(answer);
	}
}

async function readText(
	stream: Streamer<TextGenerationStreamOutput>,
	args: object,
	{ onOutput }: RunCallbacks,
): Promise<void> {
	let text = "";
	for await (const piece of stream(args)) {
		if (!piece.token.special) text += piece.token.text;
		onOutput({ generated_text: text });
	}
}

/** The client's method for a task: `text-to-image` becomes `textToImage`. */
function toMethod(task: string): string {
	return task.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
