import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { denoise, type Stage, STEPS } from "../../computed/exact-denoiser.ts";
import { arrow } from "../../parts/arrow.ts";
import { drawSquares } from "../../computed/squares.ts";
import { note } from "../../parts/label.ts";
import { column, row, titled } from "../../parts/layout.ts";
import { printPercent } from "../../spec/print-number.ts";

/** A diffusion model of three pictures, run from noise to a picture. */
export const denoising = defineMovingDrawing({
	id: "denoising",
	ranges: {
		step: { min: 0, max: STEPS, step: 1, value: 4 },
		noise: { min: 1, max: 8, step: 1, value: 2 },
	},
	words: {
		tr: {
			title: "Gürültüden görüntüye",
			caption:
				"Her adımda model arkadaki resmi tahmin eder ve gürültünün bir bölümünü siler. Buradaki küçük model üç resim bilir; hangisine varacağını başlangıç gürültüsü belirler.",
			description:
				"Oklarla birbirine bağlı dört kare resim: başlangıçtaki gürültü, dördüncü adımdaki resim, modelin o adımdaki tahmini ve onuncu adımdaki sonuç. Adımlar ilerledikçe gürültü azalır ve tahmin tek bir resme yaklaşır.",
			step: "Adım",
			noise: "Başlangıç gürültüsü",
			start: "gürültü",
			guess: "tahmin",
			picture: "sonuç",
			shares: "Modelin tahmini",
			names: "ev ağaç tekne",
		},
		en: {
			title: "From noise to an image",
			caption:
				"At each step the model guesses the picture behind the noise and removes part of it. The small model here knows three pictures; the noise at the start decides which it arrives at.",
			description:
				"Four square pictures joined by arrows: the noise at the start, the picture at the fourth step, what the model guesses at that step, and the result at the tenth. With each step the noise shrinks and the guess comes closer to one picture.",
			step: "Step",
			noise: "Noise at the start",
			start: "noise",
			guess: "guess",
			picture: "result",
			shares: "The model's guess",
			names: "house tree boat",
		},
	},
	say: ({ words, locale, values }) => {
		const { shares } = stageAt(denoise(values.noise), values.step);
		const names = words.names.split(" ");
		const parts = shares.map((share, index) => `${names[index] ?? ""} ${printPercent(share, locale)}`);
		return `${words.shares}: ${parts.join(", ")}.`;
	},
	draw: ({ words, locale, values: { step, noise } }) => {
		const stages = denoise(noise);
		const now = stageAt(stages, step);
		const parts = [
			titled(note(words.start), drawSquares(stageAt(stages, 0).picture)),
			titled(note(`${words.step.toLocaleLowerCase(locale)} ${step}`), drawSquares(now.picture)),
			titled(note(words.guess), drawSquares(now.guess)),
			titled(note(words.picture), drawSquares(stageAt(stages, STEPS).picture)),
		];
		const pair = (from: number) =>
			row([...parts.slice(from, from + 1), arrow("right", 24), ...parts.slice(from + 1, from + 2)], 10);
		return column([pair(0), arrow("down", 16), pair(2)], 6, "middle");
	},
});

function stageAt(stages: readonly Stage[], step: number): Stage {
	return stages[step] ?? { picture: [], guess: [], shares: [] };
}
