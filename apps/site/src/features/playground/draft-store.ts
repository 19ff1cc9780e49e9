import { findTabStorage } from "../../lib/storage.ts";
import type { Draft } from "./draft.ts";

/** Keeps the texts of a form for this tab; nothing forgets them. Files are not kept, and a full store keeps nothing. */
export function keepDraft(task: string, draft: Draft | undefined): void {
	const store = findTabStorage();
	if (!store) return;
	const texts = Object.entries(draft ?? {}).filter(([, value]) => typeof value === "string");
	try {
		if (draft) store.setItem(toName(task), JSON.stringify(Object.fromEntries(texts)));
		else store.removeItem(toName(task));
	} catch {
		store.removeItem(toName(task));
	}
}

/** The form that was kept for a task in this tab. */
export function readKeptDraft(task: string): Draft | undefined {
	const text = findTabStorage()?.getItem(toName(task));
	return text ? (JSON.parse(text) as Draft) : undefined; // written above
}

function toName(task: string): string {
	return `pusula-playground-${task}`;
}
