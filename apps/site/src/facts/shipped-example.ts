import { TASK_INFO, type TaskId } from "@pusula/tasks";
import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";

/** What a model that comes with the site is tried on, where the page's own example is not made for it. */
export type ShippedExample =
	| { readonly reason: "otherPicture"; readonly page: TaskId; readonly fileName: string }
	| {
			readonly reason: "otherText";
			readonly args: { readonly inputs: string; readonly parameters: Readonly<Record<string, number>> };
	  };

/** The page whose picture has text in it. */
const TEXT_PICTURE: TaskId = "document-question-answering";
/** As the page of the model itself begins: the best token alone, again and again, ends in a loop. */
const SAMPLING = { temperature: 0.7, top_k: 20, top_p: 0.95, repetition_penalty: 1.1, seed: 1 };

/** The example of a page for the model that comes with the site; undefined where it takes the page's own. */
export function findShippedExample(page: TaskId, locale: Locale): ShippedExample | undefined {
	if (page === "image-to-text")
		return { reason: "otherPicture", page: TEXT_PICTURE, fileName: findPicture(TEXT_PICTURE, locale) };
	if (page !== "text-generation") return undefined;
	const inputs = wordsIn(locale).languageModel.sample;
	return { reason: "otherText", args: { inputs, parameters: { max_new_tokens: 60, ...SAMPLING } } };
}

function findPicture(page: TaskId, locale: Locale): string {
	const picture = TASK_INFO[page].demo[locale].inputs.find(({ type }) => type === "img");
	if (picture?.type !== "img") throw new Error(`${page} has no picture.`);
	return picture.filename;
}
