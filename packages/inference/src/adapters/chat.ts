import type { AdapterInput, TaskOutput } from "../types/task.ts";
import { peek, peekKind, read } from "../lib/read.ts";
import { rejectReply } from "../lib/shape-error.ts";
import type { Adapter } from "../types/adapter.ts";
import { json } from "./fields.ts";

type Chat = Adapter<AdapterInput<"conversational">, TaskOutput<"conversational">>;

type ChatBody = Record<string, unknown>;

const EXPECTED = "Expected ChatCompletionOutput";

/**
 * Chat completions in the OpenAI dialect. `model` comes first in the body, so that a router can read it early.
 * `change` rewrites fields that a provider spells differently; it returns a new object.
 */
export function chat(path: string, change?: (body: ChatBody) => ChatBody): Chat {
	return {
		path,
		toPayload(input, { model }) {
			const body = toOpenAiFormat({ model: model || undefined, ...input });
			return json(change ? change(body) : body);
		},
		fromResponse: readChat,
		expected: EXPECTED,
		stream: {},
	};
}

/** The older spelling of a wanted format, `{ type, value }`, in the one services take now. A regular expression stays as it is. */
function toOpenAiFormat(body: ChatBody): ChatBody {
	const format = body["response_format"];
	const type = peekKind(format, "type", "string");
	const value = peekKind(format, "value", "object");
	if (value === undefined || (type !== "json" && type !== "json_schema")) return body;
	const schema = type === "json" ? value : (peek(value, "schema") ?? value);
	const name = peekKind(value, "name", "string") ?? "response";
	return { ...body, response_format: { type: "json_schema", json_schema: { name, schema } } };
}

/** A chat reply: fields that callers rely on are checked, the rest passes unchanged. */
function readChat(reply: unknown): TaskOutput<"conversational"> {
	read(reply, "choices", "array");
	read(reply, "created", "number");
	read(reply, "id", "string");
	read(reply, "model", "string");
	if (typeof (peek(reply, "system_fingerprint") ?? "") !== "string")
		rejectReply(EXPECTED, "system_fingerprint");
	if (typeof (peek(reply, "usage") ?? {}) !== "object") rejectReply(EXPECTED, "usage");
	return reply as TaskOutput<"conversational">; // the fields the contract names were checked above
}
