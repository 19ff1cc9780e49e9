import type { TaskExamples } from "../../types/task.ts";

/** A house in black and white, coloured. */
export const examples = {
	tr: [
		{
			input: {
				inputs: "house-grey.png",
				parameters: { prompt: "Görüntüyü renklendir: çatı kırmızı, bahçe yeşil, gökyüzü mavi." },
			},
			output: { image: "house-colour.png" },
		},
	],
	en: [
		{
			input: {
				inputs: "house-grey.png",
				parameters: { prompt: "Colour the picture: a red roof, a green garden and a blue sky." },
			},
			output: { image: "house-colour.png" },
		},
	],
} as const satisfies TaskExamples;
