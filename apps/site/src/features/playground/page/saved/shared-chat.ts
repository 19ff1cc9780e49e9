import { listAllItems, removeVersion } from "../../form/chat/branches.ts";
import { EMPTY_TURN } from "../../form/chat/turns.ts";
import { LOCAL, type PlaygroundCall } from "../../form/playground-call.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { type ChatState, listItems, printChat, toKeptVersions } from "../state/chat-state.ts";
import { printMarks } from "../state/simulated-marks.ts";
import type { ShownRun } from "../state/use-opened-form.ts";
import type { SharedRun } from "./shared-answer.ts";

/**
 * A chat as a run that the history opens with all versions of its messages: that of its last answer, or what is known of it.
 * Undefined where nothing was said.
 */
export function toChatRun(chat: ChatState, { call, connection }: ShownRun): SharedRun | undefined {
	const items = listItems(chat);
	const last = items.at(-1)?.item;
	if (!last) return undefined;
	const isAnswer = last.turn.role === "assistant";
	const run = isAnswer ? last.run : undefined;
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
				...(isAnswer ? findTarget(run, call.task) : toTarget(call)),
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

/** The target of an answer. Of one that an earlier page has made, or nobody knows who has, it is empty where it is not known. */
function findTarget(run: RunState | undefined, task: string) {
	if (run?.call) return toTarget(run.call);
	const { connection, answered } = run ?? {};
	const { provider = "", model = "" } = answered ?? {};
	const place = connection === "local" ? LOCAL : connection === "endpoint" ? "" : provider;
	return { task, provider: place, model, scenario: "" };
}

/** The chat as it was when its last answer was awaited, which becomes the latest of its versions. */
function withoutLast(chat: ChatState, index: number): ChatState {
	return { ...chat, branches: removeVersion(chat.branches, index), cutAt: index };
}
