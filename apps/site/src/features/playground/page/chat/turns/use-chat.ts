import { useEffect, useRef, useState } from "react";
import type { UserTurn } from "../../../form/chat/turns.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import type { ShownForm } from "../../state/use-opened-form.ts";
import type { SubmitOptions } from "../../workbench/use-workbench.ts";
import { readKeptTexts } from "../../../form/draft/draft-store.ts";
import { isEmpty } from "../../../form/chat/turns.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import {
	type ChatState,
	clearChat,
	closeCalls,
	listItems,
	printChat,
	readChat,
	readKeptChat,
	removeFrom,
	sendAgain,
	sendEdited,
	sendOnceMore,
	sendResults,
	sendTyped,
	showOther,
	takeAnswer,
	toKeptVersions,
	toLeft,
} from "../../state/chat-state.ts";
import { keepAnswers, recallAnswers } from "../../state/kept-answers.ts";
import { printMarks, SIMULATED_FIELD } from "../../state/simulated-marks.ts";

/** A chat, and what a reader can do with it. */
export interface ChatControls {
	readonly chat: ChatState;
	readonly setSystem: (system: string) => void;
	/** Changes the message that is being written, as it is now: files can come while the reader types. */
	readonly setPending: (change: (pending: UserTurn) => UserTurn) => void;
	/** Sends what was typed; where nothing was, what is there already. */
	readonly send: () => void;
	/** Sends the chat as it was opened; the conversation in whose place it is can still be given back. */
	readonly sendOpened: () => void;
	/** Sends once more what has failed or was stopped. */
	readonly retry: () => void;
	/** Awaits the answer at an index anew. */
	readonly answerAgain: (index: number) => void;
	/** Replaces the text of a message. Returns false where it cannot be sent: then nothing has changed. */
	readonly edit: (index: number, text: string) => boolean;
	readonly sendResults: (results: Iterable<readonly [string, string]>) => void;
	readonly show: (index: number, version: number) => void;
	/** Removes a message with all that follows it. */
	readonly remove: (index: number) => void;
	/** Removes every message. */
	readonly clear: () => void;
	/** Gives back what the last removal took, or the conversation in whose place others are; absent without one. */
	readonly undo: Undo | undefined;
}

/** What became of a conversation, and the function that gives it back. */
export interface Undo {
	readonly kind: "removed" | "replaced";
	readonly run: () => void;
}

/** The form that holds a chat. */
interface ChatOptions {
	/** Id of the task whose form holds the chat. */
	readonly task: string;
	/** JSON text of the messages. */
	readonly messages: string;
	/** Which of their answers are simulated, as the form's field says it. */
	readonly marks: string;
	/** What the chat begins with. */
	readonly opened: ShownForm;
	readonly run: RunState;
	readonly onChange: (messages: string, marks: string) => void;
	/** Runs the call with these messages; returns false when it cannot begin. */
	readonly onSend: (messages: string, options: SubmitOptions) => boolean;
	/** Ends every run. */
	readonly onStop: () => void;
}

/** The chat in the form's messages. The form holds the shown versions; all of them are kept with each run. */
export function useChat(options: ChatOptions): ChatControls {
	const { task, messages, marks, opened, run, onChange, onSend, onStop } = options;
	const { notRun } = usePlayground().words.chat.tools;
	const { versions } = opened;
	const [held, setHeld] = useState(() => ({
		chat: recallAnswers(task, versions ? readKeptChat(messages, versions) : readChat(messages, marks)),
		messages,
	}));
	const [lost, setLost] = useState(() => findReplaced(task, opened));
	const isHeld = held.messages === messages;
	const chat = isHeld ? held.chat : readOther({ task, messages, marks }, held.messages === "");
	const gone = (isHeld ? undefined : toReplaced(held.chat)) ?? lost;
	const earlier = gone && printChat(gone.chat) !== messages ? gone : undefined;

	/** The chat as it is now; what is drawn may be older by a change. */
	const latest = useRef(chat);
	useEffect(() => {
		latest.current = chat;
	});

	/** Shows a chat. What was lost before can be given back until the reader's next act. */
	function put(next: ChatState, isAct = true): void {
		latest.current = next;
		const text = printChat(next);
		setHeld({ chat: next, messages: text });
		if (isAct) setLost(undefined);
		keepAnswers(task, next);
		onChange(text, printMarks(listItems(next).map(({ item }) => item)));
	}
	/** Sends a chat to all models, or to the first alone where only its own answer is wanted. Returns false where it cannot. */
	function start(next: ChatState, isAlone = false, isAct = true): boolean {
		const isSent = !chat.isWaiting && onSend(printChat(next), { versions: toKeptVersions(next), isAlone });
		if (isSent) put(next, isAct);
		return isSent;
	}
	function giveBack(next: ChatState): void {
		onStop();
		put(next);
	}
	function lose(next: ChatState): void {
		put(next);
		setLost({ kind: "removed", chat });
	}
	useAnswer(run, chat.isWaiting, () => put(takeAnswer(chat, run), false));

	return {
		chat,
		setSystem: (system) => put({ ...chat, system }),
		setPending: (change) => put({ ...latest.current, pending: change(latest.current.pending) }),
		send: () => start(sendTyped(isEmpty(chat.pending) ? chat : closeCalls(chat, notRun))),
		sendOpened: () => start(sendTyped(chat), false, false),
		retry: () => start(sendOnceMore(chat), true),
		answerAgain: (index) => start(sendAgain(chat, index), true),
		edit: (index, text) => {
			const next = sendEdited(chat, index, text);
			if (next.isWaiting) return start(next);
			put(next);
			return true;
		},
		sendResults: (results) => start(sendResults(chat, results), true),
		show: (index, version) => put(showOther(chat, index, version)),
		remove: (index) => lose(removeFrom(chat, index)),
		clear: () => lose(clearChat(chat)),
		undo: earlier && { kind: earlier.kind, run: () => giveBack(earlier.chat) },
	};
}

/** A conversation that is not shown any more, and why. */
interface LostChat extends Pick<Undo, "kind"> {
	readonly chat: ChatState;
}

/** The conversation in whose place a chat was opened: the one that was shown, else the one that the tab keeps for the task. */
function findReplaced(task: string, { before, draft, args }: ShownForm): LostChat | undefined {
	if (before) return toReplaced(before);
	const kept = draft || args ? readKeptTexts(task)?.texts : undefined;
	const messages = kept?.["messages"];
	return messages ? toReplaced(recallAnswers(task, readChat(messages, kept[SIMULATED_FIELD]))) : undefined;
}

/** Undefined where nothing was said yet. */
function toReplaced(chat: ChatState): LostChat | undefined {
	return listItems(chat).length > 0 ? { kind: "replaced", chat: toLeft(chat) } : undefined;
}

/** Messages of another origin, such as the example's, are another chat; those of a form that was still empty are the kept ones. */
function readOther(
	{ task, messages, marks }: Pick<ChatOptions, "task" | "messages" | "marks">,
	wasEmpty: boolean,
): ChatState {
	const other = readChat(messages, marks);
	return wasEmpty ? recallAnswers(task, other) : other;
}

/** Takes the answer of a run once that has ended. */
function useAnswer({ status }: RunState, isWaiting: boolean, take: () => void): void {
	const isEnded = status === "done" || status === "stopped" || status === "failed";
	useEffect(() => {
		if (isWaiting && isEnded) take();
		// oxlint-disable-next-line react/exhaustive-deps -- once for each run that ends
	}, [isEnded, isWaiting]);
}
