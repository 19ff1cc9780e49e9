import type { OpenedForm } from "../../form/opened-form.ts";
import { type SavedRun, toRunState } from "../../run/saved/saved-run.ts";
import { keepAnswers, recallAnswers } from "../state/kept-answers.ts";
import { printChat, toKeptVersions } from "../state/chat-state.ts";
import { reopenChat } from "./reopen-chat.ts";

/** The form of an earlier run. A chat goes on after its answer, with all versions of its messages; to be run, it is as it was sent. The source of its answer is kept for the chat. */
export function toOpenedForm(run: SavedRun, isToRun: boolean): Omit<OpenedForm, "id"> {
	const { args, versions, target, simulated } = run;
	if (isToRun || !Array.isArray(args["messages"])) return { args, versions, compared: [] };
	const chat = reopenChat(toRunState(run), JSON.stringify(args["messages"]), simulated);
	keepAnswers(target.task, recallAnswers(target.task, chat));
	const messages: unknown = JSON.parse(printChat(chat));
	return { args: { ...args, messages }, versions: toKeptVersions(chat), compared: [] };
}
