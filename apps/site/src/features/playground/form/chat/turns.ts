/** A picture or a sound of a message, as data URL. */
export interface Attachment {
	readonly kind: "image" | "audio";
	readonly url: string;
}

/** A tool that the model calls. `args` is JSON text. */
export interface RequestedCall {
	readonly id: string;
	readonly name: string;
	readonly args: string;
}

/** A message of the reader. */
export interface UserTurn {
	readonly role: "user";
	readonly text: string;
	readonly attachments: readonly Attachment[];
}

/** A message of the model: a text, calls of tools, or both. */
export interface AssistantTurn {
	readonly role: "assistant";
	readonly text: string;
	readonly toolCalls: readonly RequestedCall[];
}

/** The result of a tool that the model has called. */
export interface ToolTurn {
	readonly role: "tool";
	readonly callId: string;
	readonly text: string;
}

/** One message of a conversation. */
export type Turn = UserTurn | AssistantTurn | ToolTurn;

/** A conversation as the page edits it. */
export interface Conversation {
	/** System prompt; empty for none. */
	readonly system: string;
	readonly turns: readonly Turn[];
}

/** A message of the reader with nothing in it. */
export const EMPTY_TURN: UserTurn = { role: "user", text: "", attachments: [] };

/** True when a message holds neither text nor file. */
export function isEmpty({ text, attachments }: UserTurn): boolean {
	return text.trim() === "" && attachments.length === 0;
}

/** True when a conversation ends with something that a model can answer: a message, or the result of a tool. */
export function hasInput({ turns }: Conversation): boolean {
	const last = turns.at(-1);
	return last?.role === "tool" || (last?.role === "user" && !isEmpty(last));
}

/** The calls of a conversation's last message of the model that have no result yet. */
export function listOpenCalls(turns: readonly Turn[]): readonly RequestedCall[] {
	const index = turns.findLastIndex(({ role }) => role === "assistant");
	const turn = turns[index];
	if (turn?.role !== "assistant") return [];
	const answered = turns.slice(index).flatMap((one) => (one.role === "tool" ? one.callId : []));
	return turn.toolCalls.filter(({ id }) => !answered.includes(id));
}
