import type { Locale } from "../../types/locales.ts";
import type { JsonValue } from "../../types/json-schema.ts";
import type { Example } from "../../types/task.ts";
import { toReply } from "./to-reply.ts";

/** The picture of the demo, by its name. */
export const PICTURE = "breakfast.png";

/** A question about the picture, and its answer. */
export const PICTURE_WORDS: Readonly<Record<Locale, { readonly question: string; readonly answer: string }>> =
	{
		tr: {
			question: "Masada kaç kişilik kahvaltı var, nereden anladın?",
			answer:
				"Bir kişilik olabilir: yalnızca bir çay bardağı var. İki simit olsa da ikinci bir bardak ya da tabak görünmüyor.",
		},
		en: {
			question: "For how many people is this breakfast, and how can you tell?",
			answer:
				"Probably for one: there is only one tea glass. There are two simits, but no second glass or plate.",
		},
	};

/** A chat takes pictures by their URL: that of the demo's picture in the source code of this project. */
const PICTURE_URL = `https://raw.githubusercontent.com/pusula-ml/pusula/main/apps/site/demo/media/image-text-to-text/${PICTURE}`;

/** The question on the picture of the page of image-text-to-text, and its answer. */
export function toPictureExample(locale: Locale): Example {
	const { question, answer } = PICTURE_WORDS[locale];
	const content: readonly JsonValue[] = [
		{ type: "text", text: question },
		{ type: "image_url", image_url: { url: PICTURE_URL } },
	];
	return {
		page: "image-text-to-text",
		input: { messages: [{ role: "user", content }] },
		output: toReply({ content: answer }),
	};
}
