import type { TaskExample } from "../../types/task.ts";

/** A conversation of one message. */
export const example: TaskExample = {
	tr: { messages: [{ role: "user", content: "Ay neden hep aynı yüzünü gösterir? İki cümleyle anlat." }] },
	en: {
		messages: [
			{ role: "user", content: "Why does the Moon always show the same face? Explain in two sentences." },
		],
	},
};

const CAT_PICTURE =
	"https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg";

/** A question about a picture, as a conversation of one message with two parts. */
export const imageExample: TaskExample = {
	tr: {
		messages: [
			{
				role: "user",
				content: [
					{ type: "text", text: "Bu görüntüyü tek cümleyle anlat." },
					{ type: "image_url", image_url: { url: CAT_PICTURE } },
				],
			},
		],
	},
	en: {
		messages: [
			{
				role: "user",
				content: [
					{ type: "text", text: "Describe this picture in one sentence." },
					{ type: "image_url", image_url: { url: CAT_PICTURE } },
				],
			},
		],
	},
};
