import { TASK_INFO, type TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { SHIPPED_MODELS } from "./shipped-models.ts";

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
	const example = SHIPPED_MODELS.find(({ tasks }) => tasks.includes(page))?.example;
	if (!example) return undefined;
	if (example.kind === "picture") return toPicture(example.of, locale);
	const inputs = wordsIn(locale).languageModel.sample;
	return { reason: "otherText", args: { inputs, parameters: example.parameters } };
}

function toPicture(page: TaskId, locale: Locale): ShippedExample {
	const picture = TASK_INFO[page].demo[locale].inputs.find(({ type }) => type === "img");
	if (picture?.type !== "img") throw new Error(`${page} has no picture.`);
	return { reason: "otherPicture", page, fileName: picture.filename };
}
