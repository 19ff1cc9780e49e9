import {
	addVersion,
	type Branches,
	listSteps,
	removeVersion,
	showVersion,
	type BranchStep,
	toBranches,
} from "../../form/chat/branches.ts";
import { readMessages, toMessages } from "../../form/chat/messages.ts";
import { fromVersionList, hasVersions, type KeptVersions, toVersionList } from "../../form/chat/versions.ts";
import {
	type AssistantTurn,
	EMPTY_TURN,
	isEmpty,
	listOpenCalls,
	type UserTurn,
} from "../../form/chat/turns.ts";
import type { ChatAnswer } from "../../run/state/chat-answer.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { ChatItem } from "./chat-item.ts";
import { toMarkedItems } from "./simulated-marks.ts";

/** A chat: its conversation with all versions, and the message being typed. */
export interface ChatState {
	readonly system: string;
	readonly branches: Branches<ChatItem>;
	/** Where the run answers: of the messages, only those before this index are shown. Absent after the last one. */
	readonly cutAt?: number | undefined;
	readonly pending: UserTurn;
	/** The run's answer is still to come. */
	readonly isWaiting: boolean;
	/** The last run has brought nothing to keep: it is shown at the end, with its reason. */
	readonly isOpen: boolean;
	/** Where that run was to answer, as `cutAt` says it. */
	readonly failedAt?: number | undefined;
}

/**
 * The chat that a form's messages hold. A last message of the reader's is one still to be sent.
 * @param marks which answers are simulated, as `printMarks` prints it
 */
export function readChat(messages: string, marks = ""): ChatState {
	const { system, turns } = readMessages(messages);
	const last = turns.at(-1);
	const pending = last?.role === "user" ? last : undefined;
	const sent = pending ? turns.slice(0, -1) : turns;
	return {
		system,
		branches: toBranches(toMarkedItems(sent, marks)),
		pending: pending ?? EMPTY_TURN,
		isWaiting: false,
		isOpen: false,
	};
}

/** The chat that an earlier run has kept, its messages with all versions; those after the sent ones wait to be shown. */
export function readKeptChat(messages: string, { list, kept }: KeptVersions): ChatState {
	return {
		system: readMessages(messages).system,
		branches: fromVersionList(list, (turn) => ({ turn })),
		cutAt: kept,
		pending: EMPTY_TURN,
		isWaiting: false,
		isOpen: false,
	};
}

/** The versions of a chat to keep; undefined where each message has one. */
export function toKeptVersions({ branches, cutAt }: ChatState): KeptVersions | undefined {
	if (!hasVersions(branches) && cutAt === undefined) return undefined;
	const list = toVersionList(branches, ({ turn }) => turn);
	return { list, ...(cutAt !== undefined && { kept: cutAt }) };
}

/** The shown messages of a chat. */
export function listItems({ branches, cutAt }: ChatState): readonly BranchStep<ChatItem>[] {
	return listSteps(branches).slice(0, cutAt);
}

/** The messages of a chat as the form's text; without the one being typed while an answer is awaited. */
export function printChat(chat: ChatState): string {
	const turns = listItems(chat).map(({ item }) => item.turn);
	const isTyped = !chat.isWaiting && !isEmpty(chat.pending);
	return toMessages({ system: chat.system, turns: isTyped ? [...turns, chat.pending] : turns });
}

/** The chat with its messages gone: the system prompt and what is being typed stay. */
export function clearChat({ system, pending }: ChatState): ChatState {
	return { system, branches: toBranches<ChatItem>([]), pending, isWaiting: false, isOpen: false };
}

/** The chat with a result for each open call of a tool: servers refuse a history in which one has none. */
export function closeCalls(chat: ChatState, text: string): ChatState {
	const turns = listItems(chat).map(({ item }) => item.turn);
	return addResults(
		chat,
		listOpenCalls(turns).map(({ id }) => [id, text] as const),
	);
}

/** The chat whose answer is awaited: with what was typed, or from a message on. */
export function sendTyped(chat: ChatState): ChatState {
	const isTyped = !isEmpty(chat.pending);
	const branches = isTyped
		? addVersion(chat.branches, listItems(chat).length, { turn: chat.pending })
		: chat.branches;
	return { ...toWaiting(chat), branches, pending: EMPTY_TURN };
}

/** The chat whose shown messages are sent once more; what is being typed stays. */
export function sendOnceMore(chat: ChatState): ChatState {
	const items = listItems(chat);
	const isAnswered = items.at(-1)?.item.turn.role === "assistant";
	return { ...toWaiting(chat), cutAt: chat.failedAt ?? (isAnswered ? items.length - 1 : undefined) };
}

/** The chat with the answer at an index awaited anew; the present one stays a version. */
export function sendAgain(chat: ChatState, index: number): ChatState {
	return { ...toWaiting(chat), cutAt: index };
}

/** The chat with an edited message as a new version; one of the reader's is sent. */
export function sendEdited(chat: ChatState, index: number, text: string): ChatState {
	const turn = listItems(chat)[index]?.item.turn;
	if (!turn) return chat;
	const branches = addVersion(chat.branches, index, { turn: { ...turn, text } });
	return { ...(turn.role === "user" ? toWaiting(chat) : toResting(chat)), branches };
}

/** The chat with the results of the tools that its last message calls, sent to the model. */
export function sendResults(chat: ChatState, results: Iterable<readonly [string, string]>): ChatState {
	return toWaiting(addResults(chat, results));
}

/** The chat after its run has ended: what has come is its last message, even of one that was stopped or failed. */
export function takeAnswer(chat: ChatState, run: RunState): ChatState {
	const turn = toAnswerTurn(run);
	const { cutAt, ...rest } = chat;
	if (!turn) return { ...rest, isWaiting: false, failedAt: cutAt };
	const index = cutAt ?? listItems(chat).length;
	return { ...toResting(rest), branches: addVersion(chat.branches, index, { turn, run }) };
}

/** The chat with another version of a message. */
export function showOther(chat: ChatState, index: number, version: number): ChatState {
	return { ...toResting(chat), branches: showVersion(chat.branches, index, version) };
}

/** The chat without a message and what follows it. */
export function removeFrom(chat: ChatState, index: number): ChatState {
	return { ...toResting(chat), branches: removeVersion(chat.branches, index) };
}

/** A chat that is left: it awaits no answer any more, and what its last run says is not shown in another place. */
export function toLeft({ cutAt, ...chat }: ChatState): ChatState {
	return { ...toResting(chat), ...(!chat.isWaiting && { cutAt }) };
}

/** Calls of a tool are kept only whole: their arguments are JSON once the answer has ended. */
export function toAnswerTurn({ output, status }: RunState): AssistantTurn | undefined {
	if (output === undefined) return undefined;
	const { text, toolCalls } = output as ChatAnswer; // made by the runner for this kind
	const calls = status === "done" ? toolCalls : [];
	if (text === "" && calls.length === 0) return undefined;
	const named = calls.map((call, index) => ({ ...call, id: call.id || `call_${String(index)}` }));
	return { role: "assistant", text, toolCalls: named };
}

/** The chat whose answer is awaited. */
function toWaiting(chat: ChatState): ChatState {
	return { ...chat, isWaiting: true, isOpen: true, failedAt: undefined };
}

/** The chat that awaits no answer, and whose last run has left nothing to say. */
function toResting(chat: ChatState): ChatState {
	return { ...chat, isWaiting: false, isOpen: false, failedAt: undefined };
}

function addResults(chat: ChatState, results: Iterable<readonly [string, string]>): ChatState {
	const start = listItems(chat).length;
	const branches = [...results].reduce(
		(all, [callId, text], index) => addVersion(all, start + index, { turn: { role: "tool", callId, text } }),
		chat.branches,
	);
	return { ...chat, branches };
}
