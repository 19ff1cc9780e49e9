import { modelKnows } from "../../../facts/models/model-facts.ts";
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Note } from "../../../ui/text/note.tsx";

/** Says that the next example gives a model a language that it was not made for, or that nobody says it knows. */
export function OtherLanguage({ model, locale }: { readonly model: string; readonly locale: Locale }) {
	const words = wordsIn(locale).docs;
	const { foreign, unknown } = words.otherLanguage;
	return (
		<Note label={words.note}>{fill(modelKnows(model, locale) === false ? foreign : unknown, { model })}</Note>
	);
}
