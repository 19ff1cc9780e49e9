import { listAllItems } from "../../form/chat/branches.ts";
import { fromVersionList } from "../../form/chat/versions.ts";
import type { RunState } from "../../run/state/run-state.ts";
import { type ChatState, readChat, readKeptChat, sendTyped, takeAnswer } from "../state/chat-state.ts";
import { toMarkedItems } from "../state/simulated-marks.ts";

/**
 * The chat of an earlier run after its answer.
 * @param marks which of the messages that were sent are simulated, in the order of their versions
 */
export function reopenChat(run: RunState, messages: string, marks = ""): ChatState {
	const versions = run.call?.versions;
	if (!versions) return takeAnswer({ ...sendTyped(readChat(messages, marks)), isOpen: false }, run);
	const chat = readKeptChat(messages, versions);
	const turns = listAllItems(chat.branches).map(({ turn }) => turn);
	const marked = toMarkedItems(turns, marks);
	const branches = fromVersionList(versions.list, (turn, index) => marked[index] ?? { turn });
	return takeAnswer({ ...chat, branches }, run);
}
