import { defineDrawing } from "../drawing-spec.ts";
import { note } from "../parts/label.ts";
import { arrow } from "../parts/arrow.ts";
import { column, flow, row, titled } from "../parts/layout.ts";
import { noisyPicture } from "../noisy-picture.ts";

/** Shares of noise in the pictures, from the start to the end. */
const STEPS = [1, 0.66, 0.33, 0];

export const denoising = defineDrawing({
	id: "denoising",
	words: {
		tr: {
			title: "Gürültüden görüntüye",
			caption:
				"Üretim rastgele gürültüyle başlar. Ağ her adımda isteme bakarak gürültünün bir bölümünü siler; görüntü bir anda değil, adım adım belirir.",
			description:
				"Yan yana dört kare resim. Birinci yalnızca gürültüdür. İkinci ve üçüncüde bir evin biçimi giderek seçilir. Dördüncüde ev nettir. Aralarında oklar vardır.",
			noise: "gürültü",
			picture: "görüntü",
			step: "adım",
		},
		en: {
			title: "From noise to an image",
			caption:
				"Generation begins with random noise. At each step the network looks at the prompt and removes part of the noise; the image appears step by step, not at once.",
			description:
				"Four square pictures side by side. The first is noise only. In the second and third the shape of a house shows more and more. In the fourth the house is clear. Arrows stand between them.",
			noise: "noise",
			picture: "image",
			step: "step",
		},
	},
	draw: ({ words, sheet }) => {
		const names = STEPS.map((share, index) => {
			if (share === 1) return words.noise;
			return share === 0 ? words.picture : `${words.step} ${index}`;
		});
		const stages = STEPS.map((share, index) => titled(note(names[index] ?? ""), noisyPicture(share)));
		if (!sheet.narrow) return flow(sheet, stages);
		const pair = (from: number) =>
			row([...stages.slice(from, from + 1), arrow("right", 24), ...stages.slice(from + 1, from + 2)], 10);
		return column([pair(0), arrow("down", 18), pair(2)], 8, "middle");
	},
});
