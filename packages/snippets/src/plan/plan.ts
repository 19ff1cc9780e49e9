import { type DescribedRequest, toKeyVariable } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { describeSnippetCall } from "./describe-call.ts";
import { findJobShape, type JobShape } from "./job-shape.ts";
import { toPrintedArgs } from "../args/printed-args.ts";
import { findMediaShape, findTextShape, type Path, type ReplyShape } from "./reply-shape.ts";
import type { SnippetCall } from "../types/snippet.ts";

/** Path of a chat response's printed part: its text, or the whole message where it may call tools instead. */
export function chatPath(call: SnippetCall): Path {
	return mayCallTools(call) ? ["choices", 0, "message"] : ["choices", 0, "message", "content"];
}

/** True when the reply may call tools instead of holding a text. */
export function mayCallTools({ args }: SnippetCall): boolean {
	return "tools" in args && args.tools !== undefined;
}

/** The key in printed code: a variable's name, or the text itself. */
export type Token = { readonly name: string } | { readonly text: string };

/** Everything a printer needs to know, decided once. */
export interface Plan {
	readonly call: SnippetCall;
	readonly described: DescribedRequest;
	readonly token: Token;
	readonly isStream: boolean;
	/** The task is a conversation, with the request and reply of OpenAI-style chat. */
	readonly isChat: boolean;
	/** Field of the client's result that holds the written text, where code prints that alone. */
	readonly textField: string | undefined;
	/** Path of the text in an event of the stream. */
	readonly chunkPath: Path;
	readonly reply: ReplyShape;
	/** How the provider's queue is polled; undefined without a queue, or where only the client can poll it. */
	readonly job: JobShape | undefined;
	/** Organisation that pays, in calls through the platform; direct calls and endpoints name none. */
	readonly billTo: string | undefined;
	/** File the code writes, when the result is media. */
	readonly writes: string | undefined;
}

/**
 * Decides what a snippet prints, before any language is chosen.
 * @throws InputError for an unknown provider, or a task the provider does not offer; LiteralError for arguments that no
 * snippet can hold
 */
export function toPlan(given: SnippetCall): Plan {
	const call = { ...given, args: toPrintedArgs(given.task, given.args) };
	const described = describeSnippetCall(call);
	const { file, outputKind, textField } = toRow(call);
	return {
		call,
		described,
		token: call.accessToken === undefined ? { name: toTokenName(described) } : { text: call.accessToken },
		isStream: call.stream === true && described.canStream,
		isChat: outputKind === "chat",
		textField,
		chunkPath: findChunkPath(described),
		reply: toReply(call, described),
		job: described.job && findJobShape(described.job),
		billTo: described.request.headers["X-HF-Bill-To"],
		writes: file,
	};
}

/** What the catalogue says of the call's task. */
export function toRow({ task }: Pick<SnippetCall, "task">): CallableTask {
	return CALLABLE_TASKS[task];
}

/** Chat URLs stream deltas, bodies with a prompt stream completions, the task's own servers stream tokens. */
function findChunkPath({ request: { url, body } }: DescribedRequest): Path {
	if (new URL(url).pathname.endsWith("/chat/completions")) return ["choices", 0, "delta", "content"];
	return body?.kind === "json" && "prompt" in body.value ? ["choices", 0, "text"] : ["token", "text"];
}

function toReply(call: SnippetCall, described: DescribedRequest): ReplyShape {
	const { file, outputKind, textField } = toRow(call);
	if (file !== undefined) return findMediaShape(described);
	if (textField) return findTextShape(described);
	return outputKind === "chat" ? { kind: "text", path: chatPath(call) } : { kind: "json" };
}

/** Name of the environment variable that a snippet reads its key from. */
function toTokenName({ provider, route }: DescribedRequest): string {
	if (route.endpointUrl !== undefined) return "API_TOKEN";
	if (route.routed || provider.host.startsWith("/")) return "HF_TOKEN";
	return toKeyVariable(provider.id);
}
