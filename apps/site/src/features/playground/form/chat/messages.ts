import type { Attachment, Conversation, RequestedCall, Turn } from "./turns.ts";

/** A conversation as the JSON text of its messages, which a call sends. */
export function toMessages({ system, turns }: Conversation): string {
	const messages = turns.map(toMessage);
	return JSON.stringify(system ? [{ role: "system", content: system }, ...messages] : messages);
}

/** The conversation in the JSON text of messages; an empty one where it holds none. */
export function readMessages(text: string): Conversation {
	const messages = parseList(text).map((one) => Object(one) as Message); // fields of any object are unknown
	const system = messages.find(({ role }) => role === "system")?.content;
	return { system: typeof system === "string" ? system : "", turns: messages.flatMap(toTurn) };
}

function toMessage(turn: Turn): object {
	if (turn.role === "tool") return { role: "tool", tool_call_id: turn.callId, content: turn.text };
	if (turn.role === "assistant") {
		const calls = turn.toolCalls.map(({ id, name, args }) => ({
			id,
			type: "function",
			function: { name, arguments: args },
		}));
		if (calls.length === 0) return { role: "assistant", content: turn.text };
		return { role: "assistant", ...(turn.text && { content: turn.text }), tool_calls: calls };
	}
	const { text, attachments } = turn;
	if (attachments.length === 0) return { role: "user", content: text };
	return { role: "user", content: [...(text ? [{ type: "text", text }] : []), ...attachments.map(toPart)] };
}

const AUDIO_URL = /^data:audio\/(?:x-)?([\w-]+)[^,]*;base64,(.*)$/s;

/** Sounds travel as base64 beside their format, pictures as URL. */
function toPart({ kind, url }: Attachment): object {
	if (kind === "image") return { type: "image_url", image_url: { url } };
	const [, type = "", data = ""] = AUDIO_URL.exec(url) ?? [];
	return { type: "input_audio", input_audio: { data, format: type === "mpeg" ? "mp3" : type } };
}

interface Message {
	readonly role?: unknown;
	readonly content?: unknown;
	readonly tool_calls?: unknown;
	readonly tool_call_id?: unknown;
}

function toTurn({ role, content, tool_calls: calls, tool_call_id: callId }: Message): readonly Turn[] {
	const parts = typeof content === "string" ? [{ text: content }] : (listOf(content) as readonly Part[]);
	const text = parts.flatMap((part) => (typeof part.text === "string" ? part.text : [])).join("\n");
	if (role === "user") return [{ role, text, attachments: parts.flatMap(toAttachment) }];
	if (role === "assistant")
		return [{ role, text, toolCalls: (listOf(calls) as readonly Call[]).map(toCall) }];
	return role === "tool" ? [{ role, text, callId: toText(callId) }] : [];
}

/** Files are shown only where they lie in the message itself: a link never makes the page load something. */
function toAttachment({ image_url: image, input_audio: audio }: Part): readonly Attachment[] {
	const url = toText(image?.url);
	if (url.startsWith("data:image/")) return [{ kind: "image", url }];
	if (typeof audio?.data !== "string") return [];
	const type = audio.format === "mp3" ? "mpeg" : toText(audio.format);
	return [{ kind: "audio", url: `data:audio/${type};base64,${audio.data}` }];
}

function toCall({ id, function: called }: Call): RequestedCall {
	return { id: toText(id), name: toText(called?.name), args: toText(called?.arguments) };
}

interface Part {
	readonly text?: unknown;
	readonly image_url?: { readonly url?: unknown };
	readonly input_audio?: { readonly data?: unknown; readonly format?: unknown };
}

interface Call {
	readonly id?: unknown;
	readonly function?: { readonly name?: unknown; readonly arguments?: unknown };
}

function toText(value: unknown): string {
	return typeof value === "string" ? value : "";
}

/** Objects whose fields may be anything. */
function listOf(value: unknown): readonly object[] {
	return Array.isArray(value) ? value.map((one) => Object(one) as object) : [];
}

function parseList(text: string): readonly unknown[] {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}
