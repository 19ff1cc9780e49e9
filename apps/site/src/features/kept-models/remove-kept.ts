import { fill } from "../../lib/fill.ts";
import { MODEL_LOCK } from "../../lib/model-lock.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import { askInDialog } from "./ask-in-dialog.ts";
import { focusReport, type KeptContext, reasonOf, toName } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";

/** Deletes after the reader has agreed, and reports what happened. */
export async function removeKept(things: readonly KeptThing[], context: KeptContext): Promise<void> {
	const { root, words, locale, say, refresh } = context;
	const [first] = things;
	const name = things.length === 1 && first ? toName(first, words) : undefined;
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
async function removeAll(things: readonly KeptThing[]): Promise<string | undefined> {
	try {
		for (const thing of things) await thing.remove();
		return undefined;
	} catch (error) {
		return reasonOf(error);
	}
}
