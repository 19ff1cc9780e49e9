import { TASK_INFO, type TaskId } from "@pusula/tasks";
import type { Locale } from "../lib/locale.ts";

/** The page whose picture has text in it: what a reader of text is tried on, in place of a picture to describe. */
export const TEXT_PICTURE: TaskId = "document-question-answering";

/** Name of that picture's file in a language. */
export function findTextPicture(locale: Locale): string {
	const picture = TASK_INFO[TEXT_PICTURE].demo[locale].inputs.find(({ type }) => type === "img");
	if (picture?.type !== "img") throw new Error(`${TEXT_PICTURE} has no picture.`);
	return picture.filename;
}
