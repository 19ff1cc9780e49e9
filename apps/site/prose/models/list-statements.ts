import type { ModelNote, ProsePage } from "../prose.ts";
import { findNamedModel } from "./find-named-model.ts";

/**
 * The sentences of pages, or their halves, that name one model and no other, with its id for its name, and what lists of
 * models say of each.
 */
export function listModelStatements(
	pages: readonly ProsePage[],
	notes: readonly ModelNote[],
): readonly ModelNote[] {
	return [...pages.flatMap(listSentences), ...notes];
}

function listSentences({ path, locale, sentences }: ProsePage): readonly ModelNote[] {
	return sentences.flatMap(({ text: sentence, line }) =>
		sentence.split(/;\s/).flatMap((text) => {
			const named = listNamed(text);
			const [model, ...others] = new Set(named.map(({ model: id }) => id));
			if (model === undefined || others.length > 0) return [];
			const words = named.reduce((left, { name }) => left.replaceAll(name, model), text);
			return [{ path, line, locale, model, text: words }];
		}),
	);
}

/** The models of the table that a sentence names, by their id or by what follows the owner. */
function listNamed(text: string): readonly { readonly name: string; readonly model: string }[] {
	const words = new Set(text.match(/[\w.-]+(?:\/[\w.-]+)*\w/g));
	return [...words].flatMap((name) => {
		const model = name.includes("-") || name.includes("/") ? findNamedModel(name) : undefined;
		return model === undefined ? [] : [{ name, model }];
	});
}
