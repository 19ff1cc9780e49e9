import { TASK_INFO, type TaskId } from "@pusula/tasks";
import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";

/** The input of a model that comes with the site, and why it is not the page's own. */
export type ShippedExample =
	/** The picture of another page's demo. */
	| { readonly reason: "otherPicture"; readonly page: TaskId; readonly fileName: string }
	| {
			readonly reason: "otherText";
			readonly args: { readonly inputs: string; readonly parameters: Readonly<Record<string, number>> };
	  };

/** What the model that comes with the site for a page is tried on; undefined where that is the page's own example. */
export function findShippedExample(page: TaskId, locale: Locale): ShippedExample | undefined {
	return EXAMPLES[page]?.(locale);
}

// oxlint-disable-next-line pusula/task-is-data -- the models that come with the site, not what the tasks are
const EXAMPLES: { readonly [T in TaskId]?: (locale: Locale) => ShippedExample } = {
	"image-to-text": toReading,
	"text-generation": toContinuing,
};

/** The page whose picture has text in it. */
const TEXT_PICTURE: TaskId = "document-question-answering";

function toReading(locale: Locale): ShippedExample {
	const picture = TASK_INFO[TEXT_PICTURE].demo[locale].inputs.find(({ type }) => type === "img");
	if (picture?.type !== "img") throw new Error(`${TEXT_PICTURE} has no picture.`);
	return { reason: "otherPicture", page: TEXT_PICTURE, fileName: picture.filename };
}

/** As the page of the model itself begins: the best token alone, again and again, ends in a loop. */
const SAMPLING = { temperature: 0.7, top_k: 20, top_p: 0.95, repetition_penalty: 1.1, seed: 1 };

function toContinuing(locale: Locale): ShippedExample {
	const inputs = wordsIn(locale).languageModel.sample;
	return { reason: "otherText", args: { inputs, parameters: { max_new_tokens: 60, ...SAMPLING } } };
}
