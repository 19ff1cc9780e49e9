import { listModelsIn } from "../../src/facts/model-facts.ts";
import type { ModelNote, ProsePage } from "../prose.ts";

/** The sentences of pages, or their halves, that name one model and no other, and what lists of models say of each. */
export function listModelStatements(
	pages: readonly ProsePage[],
	notes: readonly ModelNote[],
): readonly ModelNote[] {
	return [...pages.flatMap(listSentences), ...notes];
}

function listSentences({ path, locale, sentences }: ProsePage): readonly ModelNote[] {
	return sentences.flatMap(({ text: sentence, line }) =>
		sentence.split(/;\s/).flatMap((text) => {
			const [model, ...others] = listModelsIn(text);
			return model === undefined || others.length > 0 ? [] : [{ path, line, locale, model, text }];
		}),
	);
}
