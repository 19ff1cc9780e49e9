import { readMessages, toMessages } from "../../form/chat/messages.ts";
import { readAttachment } from "../../form/chat/read-attachment.ts";
import type { Attachment, UserTurn } from "../../form/chat/turns.ts";
import { readKeptTexts, readLargeParts } from "../../form/draft/draft-store.ts";
import type { Draft } from "../../form/draft/draft.ts";
import { textOf } from "../../form/form-text.ts";
import type { Carried } from "./carried.ts";

/**
 * What a task's form is filled with: a field, or in a chat a message behind those that it holds in this tab. Undefined for a
 * file that chats do not take.
 * @throws where the browser cannot make or read the file
 */
export async function toFields(
	{ value: given, kind }: Carried,
	{
		task,
		path,
		kept = readKeptForm,
	}: {
		readonly task: string;
		/** Of the task's field. */
		readonly path: string;
		/** The form that the tab keeps for a task. */
		readonly kept?: (task: string) => Promise<Draft>;
	},
): Promise<Draft | undefined> {
	const value = typeof given === "function" ? await given() : given;
	if (path !== "messages") return { [path]: value };
	const attached = value instanceof Blob ? await toAttachment(value, kind) : [];
	if (!attached) return undefined;
	const form = await kept(task);
	const turn: UserTurn = { role: "user", text: value instanceof Blob ? "" : value, attachments: attached };
	return { ...form, messages: addMessage(textOf(form["messages"]), turn) };
}

async function toAttachment(value: Blob, name: string): Promise<readonly Attachment[] | undefined> {
	const read = await readAttachment(new File([value], name, { type: value.type }));
	return "url" in read ? [read] : undefined;
}

async function readKeptForm(task: string): Promise<Draft> {
	const kept = readKeptTexts(task);
	return { ...(kept?.hasParts && (await readLargeParts(task))), ...kept?.texts };
}

/** The messages with one more; one that still waits to be sent takes it in. */
function addMessage(messages: string, added: UserTurn): string {
	const { system, turns } = readMessages(messages);
	const last = turns.at(-1);
	if (last?.role !== "user") return toMessages({ system, turns: [...turns, added] });
	const text = [last.text, added.text].filter((one) => one.trim() !== "").join("\n\n");
	const joined: UserTurn = { role: "user", text, attachments: [...last.attachments, ...added.attachments] };
	return toMessages({ system, turns: [...turns.slice(0, -1), joined] });
}
