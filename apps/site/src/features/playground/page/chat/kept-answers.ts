import { findTabStorage } from "../../../../lib/storage.ts";
import { toCacheName } from "../../form/draft-store.ts";
import { mapShown } from "../../form/chat/branches.ts";
import type { Turn, UserTurn } from "../../form/chat/turns.ts";
import { fromVersionList, type KeptVersions } from "../../form/chat/versions.ts";
import { IDLE, type RunState } from "../../run/run-state.ts";
import { type ChatItem, type ChatState, listItems, sendTyped, toKeptVersions } from "./chat-state.ts";

/** What is kept of the run that has made an answer, so that a simulated one never looks real. */
export const KEPT_OF_ANSWERS = [
	"connection",
	"simulatedFrom",
	"answered",
	"usage",
	"firstChunkMs",
	"tookMs",
] as const;

interface KeptAnswer extends Pick<RunState, (typeof KEPT_OF_ANSWERS)[number]> {
	/** The answer that it belongs to. */
	readonly content: string;
	readonly isWhole: boolean;
}

/** What a chat is beside its messages, which the form keeps. */
interface KeptChat {
	/** Of each shown message; null for one that no run has made. */
	readonly answers: readonly (KeptAnswer | null)[];
	/** Absent where each message has one version. */
	readonly versions?: KeptVersions | undefined;
	/** The last message where it was sent and has no answer yet, and what was typed meanwhile. */
	readonly unanswered?: { readonly content: string; readonly typed: UserTurn } | undefined;
}

/**
 * Keeps for this tab, beside the form that keeps the messages, the sources of a chat's answers, the other versions of its
 * messages, and that the last one was sent. A full store keeps none of it.
 */
export function keepAnswers(task: string, chat: ChatState): void {
	const last = toLastTurn(chat);
	const kept: KeptChat = {
		answers: listAll(chat).map(({ turn, run }) => (run ? toKept(turn, run) : null)),
		versions: toKeptVersions(chat),
		unanswered:
			last && last.role !== "assistant" ? { content: toContent(last), typed: chat.pending } : undefined,
	};
	try {
		findTabStorage()?.setItem(toCacheName("chat", task), JSON.stringify(kept));
	} catch {
		findTabStorage()?.removeItem(toCacheName("chat", task));
	}
}

/**
 * The chat that the form's messages hold, with what this tab has kept of it. A message that was sent stays sent: where its
 * answer has not come, it can be sent once more.
 */
export function recallAnswers(task: string, chat: ChatState): ChatState {
	const text = findTabStorage()?.getItem(toCacheName("chat", task));
	if (!text) return chat;
	const { answers, versions, unanswered } = JSON.parse(text) as KeptChat; // written above
	const all = versions
		? recallVersions(recallSent(chat, unanswered), versions)
		: recallSent(chat, unanswered);
	return { ...all, branches: mapShown(all.branches, (item, index) => recall(item, answers[index])) };
}

/** The chat with its last message sent where it was. */
function recallSent(chat: ChatState, unanswered: KeptChat["unanswered"]): ChatState {
	const sent = sendTyped(chat);
	const last = toLastTurn(sent);
	if (!last || unanswered?.content !== toContent(last)) return chat;
	return { ...sent, pending: unanswered.typed, isWaiting: false };
}

/** The chat with all versions of its messages, where the shown ones are its own. */
function recallVersions(chat: ChatState, { list, kept }: KeptVersions): ChatState {
	const branches = fromVersionList(list, (turn): ChatItem => ({ turn }));
	const isOwn = printTurns({ ...chat, branches, kept }) === printTurns(chat);
	return isOwn ? { ...chat, branches, failedAt: kept } : chat;
}

/** The shown messages, with those that wait to be shown behind the sent ones. */
function listAll(chat: ChatState): readonly ChatItem[] {
	return listItems({ ...chat, kept: undefined }).map(({ item }) => item);
}

function toLastTurn(chat: ChatState): Turn | undefined {
	return listItems(chat).at(-1)?.item.turn;
}

function printTurns(chat: ChatState): string {
	return JSON.stringify(listItems(chat).map(({ item }) => item.turn));
}

function toKept(turn: Turn, run: RunState): KeptAnswer {
	const facts = Object.fromEntries(KEPT_OF_ANSWERS.map((name) => [name, run[name]]));
	return { ...facts, content: toContent(turn), isWhole: run.status === "done" };
}

function recall(item: ChatItem, kept: KeptAnswer | null | undefined): ChatItem {
	const { turn, run } = item;
	if (run || !kept || turn.role !== "assistant" || kept.content !== toContent(turn)) return item;
	const { content: _, isWhole, ...facts } = kept;
	const output = { text: turn.text, reasoning: "", toolCalls: turn.toolCalls };
	return { turn, run: { ...IDLE, ...facts, status: isWhole ? "done" : "stopped", output } };
}

function toContent(turn: Turn): string {
	return JSON.stringify(turn);
}
