import { readMessages } from "./chat/messages.ts";
import type { Draft } from "./draft/draft.ts";

/** The model's input in a form, as one text: the conversation, or the fields of its input. */
export function toFormText(draft: Draft): string {
	const messages = draft["messages"];
	if (typeof messages === "string") {
		const { system, turns } = readMessages(messages);
		return [system, ...turns.map(({ text }) => text)].filter((text) => text !== "").join("\n");
	}
	const inputs = Object.entries(draft).filter(([path]) => /^inputs(?:\.|$)/.test(path));
	return inputs.flatMap(([, value]) => (typeof value === "string" && value !== "" ? [value] : [])).join("\n");
}

/** The text of a field; empty for a file or a missing one. */
export function textOf(value: Draft[string] | undefined): string {
	return typeof value === "string" ? value : "";
}
