import { fill } from "../../lib/fill.ts";
import { MODEL_LOCK } from "../../lib/runtime/model-lock.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { askInDialog } from "./ask-in-dialog.ts";
import { focusReport, type KeptContext, reasonOf, nameKept } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";

/** What can be deleted: a kept thing, or a part of one. */
export interface Removal extends Pick<KeptThing, "bytes" | "remove"> {
	/** In the reader's language. */
	readonly name: string;
}

/** The deletion of a whole thing. */
export function toRemoval(thing: KeptThing, words: KeptContext["words"]): Removal {
	return { name: nameKept(thing, words), bytes: thing.bytes, remove: thing.remove };
}

/** Deletes after the reader has agreed, and reports what happened. */
export async function removeKept(things: readonly Removal[], context: KeptContext): Promise<void> {
	const { root, words, locale, say, refresh } = context;
	const name = things.length === 1 ? things[0]?.name : undefined;
	const bytes = things.reduce((sum, thing) => sum + thing.bytes, 0);
	const freed = fill(words.confirmText, { size: toSizeWords(bytes, locale) });
	const isSure = await askInDialog(root, {
		question: name === undefined ? words.confirmAll : fill(words.confirm, { name }),
		consequence: (await isModelRunning()) ? `${freed} ${words.inUse}` : freed,
		agree: words.remove,
	});
	if (!isSure) return;
	const problem = await removeAll(things);
	await refresh();
	const done = name === undefined ? words.removedAll : fill(words.removed, { name });
	say(problem === undefined ? done : fill(words.failed, { reason: problem }));
	focusReport(root);
}

/** Whether a model runs in any tab; false where the browser has no locks. */
async function isModelRunning(): Promise<boolean> {
	const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
	return held.some(({ name }) => name === MODEL_LOCK);
}

/** Deletes one after the other; returns the browser's message where it fails. */
async function removeAll(things: readonly Removal[]): Promise<string | undefined> {
	try {
		for (const thing of things) await thing.remove();
		return undefined;
	} catch (error) {
		return reasonOf(error);
	}
}
