import { useEffect, useState } from "react";
import type { KeptVersions } from "../../form/chat/versions.ts";
import type { UserTurn } from "../../form/chat/turns.ts";
import type { RunState } from "../../run/run-state.ts";
import type { SubmitOptions } from "../use-workbench.ts";
import { isEmpty } from "../../form/chat/turns.ts";
import { usePlayground } from "../../parts/playground-context.ts";
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
} from "./chat-state.ts";
import { keepAnswers, recallAnswers } from "./kept-answers.ts";
import { printMarks } from "./simulated-marks.ts";

/** A chat, and what a reader can do with it. */
export interface ChatControls {
	readonly chat: ChatState;
	readonly setSystem: (system: string) => void;
	readonly setPending: (pending: UserTurn) => void;
	/** Sends what was typed; where nothing was, what is there already. */
	readonly send: () => void;
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
	/** Takes back the last removal, or the example in place of a conversation; absent without one. */
	readonly undo: (() => void) | undefined;
}

/** The form that holds a chat. */
interface ChatOptions {
	/** Id of the task whose form holds the chat. */
	readonly task: string;
	/** JSON text of the messages. */
	readonly messages: string;
	/** Which of their answers are simulated, as the form's field says it. */
	readonly marks: string;
	/** Those that the chat begins with, where its messages have several. */
	readonly versions: KeptVersions | undefined;
	readonly run: RunState;
	readonly onChange: (messages: string, marks: string) => void;
	/** Runs the call with these messages; returns false when it cannot begin. */
	readonly onSend: (messages: string, options: SubmitOptions) => boolean;
}

/** The chat in the form's messages. The form holds the shown versions; all of them are kept with each run. */
export function useChat({
	task,
	messages,
	marks,
	versions,
	run,
	onChange,
	onSend,
}: ChatOptions): ChatControls {
	const { notRun } = usePlayground().words.chat.tools;
	const [held, setHeld] = useState(() => ({
		chat: recallAnswers(task, versions ? readKeptChat(messages, versions) : readChat(messages, marks)),
		messages,
	}));
	const [removed, setRemoved] = useState<ChatState>();
	const isHeld = held.messages === messages;
	const chat = isHeld ? held.chat : readOther({ task, messages, marks }, held.messages === "");
	const replaced = !isHeld && listItems(held.chat).length > 0 ? held.chat : undefined;
	const earlier = replaced ?? removed;

	function put(next: ChatState): void {
		const text = printChat(next);
		setHeld({ chat: next, messages: text });
		setRemoved(undefined);
		keepAnswers(task, next);
		onChange(text, printMarks(listItems(next).map(({ item }) => item)));
	}
	/** Sends a chat to all models, or to the first alone where only its own answer is wanted. Returns false where it cannot. */
	function start(next: ChatState, isAlone = false): boolean {
		const isSent = !chat.isWaiting && onSend(printChat(next), { versions: toKeptVersions(next), isAlone });
		if (isSent) put(next);
		return isSent;
	}
	useAnswer(run, chat.isWaiting, () => put(takeAnswer(chat, run)));

	return {
		chat,
		setSystem: (system) => put({ ...chat, system }),
		setPending: (pending) => put({ ...chat, pending }),
		send: () => start(sendTyped(isEmpty(chat.pending) ? chat : closeCalls(chat, notRun))),
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
		remove: (index) => {
			put(removeFrom(chat, index));
			setRemoved(chat);
		},
		clear: () => {
			put(clearChat(chat));
			setRemoved(chat);
		},
		undo: earlier && (() => put(earlier)),
	};
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
