import { listAllItems, removeVersion } from "../../form/chat/branches.ts";
import { EMPTY_TURN } from "../../form/chat/turns.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { type ChatState, listItems, printChat, toKeptVersions } from "../state/chat-state.ts";
import { printMarks } from "../state/simulated-marks.ts";
import type { ShownRun } from "../state/use-opened-form.ts";
import type { SharedRun } from "./shared-answer.ts";

/**
 * A chat as a run that the history opens with all versions of its messages: that of its last answer, where it was made on this
 * page. Undefined where nothing was said.
 */
export function toChatRun(chat: ChatState, { call, connection }: ShownRun): SharedRun | undefined {
	const items = listItems(chat);
	const last = items.at(-1)?.item;
	if (!last) return undefined;
	const run = last.turn.role === "assistant" && last.run?.call ? last.run : undefined;
	const sent = run ? withoutLast(chat, items.length - 1) : chat;
	const versions = toKeptVersions(chat) && toKeptVersions(sent);
	const simulatedShown = printMarks(listItems(sent).map(({ item }) => item));
	const ended: RunState = run ?? { ...IDLE, status: "done", connection };
	return {
		run: {
			...ended,
			// A server's own words on why an answer broke off are no part of the chat.
			error: undefined,
			status: ended.status === "done" ? "done" : "stopped",
			call: {
				...call,
				...toTarget(run?.call ?? call),
				args: { ...call.args, messages: readSent(sent) },
				versions,
			},
		},
		simulated: versions ? printMarks(listAllItems(sent.branches)) : simulatedShown,
		simulatedShown,
	};
}

/** The task of a call, and the target of its request. */
export function toTarget({ task, provider, model, scenario }: PlaygroundCall) {
	return { task, provider, model, scenario };
}

/** The messages of a chat as a call has them, without the one being typed. */
export function readSent(chat: ChatState): unknown {
	return JSON.parse(printChat({ ...chat, pending: EMPTY_TURN }));
}

/** The chat as it was when its last answer was awaited, which becomes the latest of its versions. */
function withoutLast(chat: ChatState, index: number): ChatState {
	return { ...chat, branches: removeVersion(chat.branches, index), kept: index };
}
