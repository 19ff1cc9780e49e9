import { findTabStorage } from "../../../../lib/storage.ts";
import { mapShown } from "../../form/chat/branches.ts";
import type { Turn } from "../../form/chat/turns.ts";
import { IDLE, type RunState } from "../../run/run-state.ts";
import { type ChatItem, type ChatState, listItems } from "./chat-state.ts";

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

/** Keeps the sources of a chat's answers for this tab, beside the form that keeps the messages. A full store keeps none. */
export function keepAnswers(task: string, chat: ChatState): void {
	const kept = listItems(chat).map(({ item: { turn, run } }) => run && toKept(turn, run));
	try {
		findTabStorage()?.setItem(toName(task), JSON.stringify(kept));
	} catch {
		findTabStorage()?.removeItem(toName(task));
	}
}

/** A chat whose answers have their sources again, where this tab has kept them. */
export function recallAnswers(task: string, chat: ChatState): ChatState {
	const text = findTabStorage()?.getItem(toName(task));
	if (!text) return chat;
	const kept = JSON.parse(text) as readonly (KeptAnswer | null)[]; // written above
	return { ...chat, branches: mapShown(chat.branches, (item, index) => recall(item, kept[index])) };
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

function toName(task: string): string {
	return `pusula-playground-answers-${task}`;
}
