import { findTabStorage } from "../../../../lib/kept/storage.ts";
import { toCacheName } from "../../form/draft/draft-store.ts";
import { listAllItems, listSteps, mapShown } from "../../form/chat/branches.ts";
import type { Turn, UserTurn } from "../../form/chat/turns.ts";
import { fromVersionList, type KeptVersions } from "../../form/chat/versions.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { ChatItem } from "./chat-item.ts";
import { type ChatState, listItems, sendTyped, toKeptVersions } from "./chat-state.ts";
import { toEarlierRun } from "./simulated-marks.ts";

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
	/** Of each shown message, or of all versions in their order; null for one that no run has made. */
	readonly answers: readonly (KeptAnswer | null)[];
	/** Absent where each message has one version, or the store has no room for the others. */
	readonly versions?: KeptVersions | undefined;
	/** The last message where it was sent and has no answer yet, and what was typed meanwhile. */
	readonly unanswered?: { readonly content: string; readonly typed: UserTurn } | undefined;
}

/**
 * Keeps for this tab, beside the form that keeps the messages, the sources of a chat's answers, the other versions of its
 * messages, and that the last one was sent. A full store keeps the sources alone, or nothing.
 */
export function keepAnswers(task: string, chat: ChatState): void {
	const last = toLastTurn(chat);
	const versions = toKeptVersions(chat);
	const shown = listSteps(chat.branches).map(({ item }) => item);
	const whole: KeptChat = {
		answers: (versions ? listAllItems(chat.branches) : shown).map(toKept),
		versions,
		unanswered:
			last && last.role !== "assistant" ? { content: toContent(last), typed: chat.pending } : undefined,
	};
	const name = toCacheName("chat", task);
	for (const kept of [whole, { answers: shown.map(toKept) }]) {
		try {
			return findTabStorage()?.setItem(name, JSON.stringify(kept));
		} catch {
			findTabStorage()?.removeItem(name);
		}
	}
	return undefined;
}

/**
 * The chat that the form's messages hold, with what this tab has kept of it. A message that was sent stays sent: where its
 * answer has not come, it can be sent once more.
 */
export function recallAnswers(task: string, chat: ChatState): ChatState {
	const text = findTabStorage()?.getItem(toCacheName("chat", task));
	if (!text) return chat;
	const { answers, versions, unanswered } = JSON.parse(text) as KeptChat; // written above
	const sent = recallSent(chat, unanswered);
	if (!versions)
		return { ...sent, branches: mapShown(sent.branches, (item, index) => recall(item, answers[index])) };
	const all = fromVersionList(versions.list, (turn, index) => recall({ turn }, answers[index]));
	const own = listSteps(sent.branches).map(({ item }) => item);
	const kept = listSteps(all).map(({ item }) => item);
	if (printTurns({ ...sent, branches: all, cutAt: versions.kept }) !== printTurns(sent))
		return { ...sent, branches: mapShown(sent.branches, (item, index) => choose(item, kept[index])) };
	const branches = mapShown(all, (item, index) => choose(own[index] ?? item, item));
	return { ...sent, branches, failedAt: versions.kept };
}

/** The chat with its last message sent where it was. */
function recallSent(chat: ChatState, unanswered: KeptChat["unanswered"]): ChatState {
	const sent = sendTyped(chat);
	const last = toLastTurn(sent);
	if (!last || unanswered?.content !== toContent(last)) return chat;
	return { ...sent, pending: unanswered.typed, isWaiting: false };
}

function toLastTurn(chat: ChatState): Turn | undefined {
	return listItems(chat).at(-1)?.item.turn;
}

function printTurns(chat: ChatState): string {
	return JSON.stringify(listItems(chat).map(({ item }) => item.turn));
}

function toKept({ turn, run }: ChatItem): KeptAnswer | null {
	if (!run) return null;
	const facts = Object.fromEntries(KEPT_OF_ANSWERS.map((name) => [name, run[name]]));
	return { ...facts, content: toContent(turn), isWhole: run.status === "done" };
}

/** The run of a message on this page is more than what was kept of it, and that more than the mark of a form. */
function choose(own: ChatItem, kept: ChatItem | undefined): ChatItem {
	const isKept = kept?.run && !own.run?.call && toContent(kept.turn) === toContent(own.turn);
	return isKept ? kept : own;
}

function recall(item: ChatItem, kept: KeptAnswer | null | undefined): ChatItem {
	const { turn } = item;
	if (!kept || turn.role !== "assistant" || kept.content !== toContent(turn)) return item;
	const { content: _, isWhole, ...facts } = kept;
	return choose(item, { turn, run: toEarlierRun(turn, { ...facts, status: isWhole ? "done" : "stopped" }) });
}

function toContent(turn: Turn): string {
	return JSON.stringify(turn);
}
