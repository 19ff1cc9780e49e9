import type { ChatCompletionOutput, ChatCompletionStreamOutput } from "@pusula/tasks";
import type { ChatCompletionArgs } from "../task-args.ts";
import { byName } from "../entry/by-name.ts";
import type { Options } from "../types/call.ts";
import { runPlain, runStream } from "../pipeline/kinds.ts";

/**
 * Answers a conversation. `messages` hold the conversation so far; the answer is in `choices[0].message`.
 * Without `provider` a platform token goes to the router, which chooses one.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 */
export function chatCompletion(args: ChatCompletionArgs, options?: Options): Promise<ChatCompletionOutput> {
	return runPlain("conversational", args, options, byName);
}

/**
 * Answers a conversation piece by piece: `choices[0].delta.content` of each chunk is the next text.
 * Leaving the loop closes the connection. A stream that breaks off is an error unless `allowTruncated`.
 */
export function chatCompletionStream(
	args: ChatCompletionArgs,
	options?: Options,
): AsyncGenerator<ChatCompletionStreamOutput, void> {
	return runStream("conversational", args, options, byName) as AsyncGenerator<
		ChatCompletionStreamOutput,
		void
	>; // chunks of the chat dialect
}
