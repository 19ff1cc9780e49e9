import { deleteOutdatedFiles, listOutdatedFiles } from "@pusula/local";
import { fill } from "../../lib/fill.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { askInDialog } from "./ask-in-dialog.ts";
import { focusReport, type KeptContext, reasonOf, nameKept } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";

/** Looks for a newer version on the hub, and asks the reader whether the old files may go. No request is sent before. */
export async function updateKept(
	{ id, list }: KeptThing,
	button: HTMLButtonElement,
	context: KeptContext,
): Promise<void> {
	const { root, words, locale, modelUrls, say, refresh } = context;
	const isShipped = Object.hasOwn(modelUrls, id);
	const [current, changed, updateText] = isShipped
		? [words.currentShipped, words.changedShipped, words.updateShipped]
		: [words.current, words.changed, words.updateText];
	const name = nameKept({ id, list }, words);
	button.disabled = true;
	if (!isShipped) say(fill(words.checking, { name }));
	try {
		const outdated = await listOutdatedFiles(id, { modelUrls });
		const size = toSizeWords(
			outdated.reduce((sum, { bytes }) => sum + bytes, 0),
			locale,
		);
		say(fill(outdated.length === 0 ? current : changed, { name, size }));
		if (outdated.length === 0) return;
		const question = fill(words.update, { name });
		const consequence = fill(updateText, { size });
		if (!(await askInDialog(root, { question, consequence, agree: words.updateNow }))) return;
		await deleteOutdatedFiles(outdated);
		await refresh();
		say(fill(words.updated, { name }));
	} catch (error) {
		say(fill(words.unchecked, { name, reason: reasonOf(error) }));
	} finally {
		button.disabled = false;
		focusReport(root);
	}
}
