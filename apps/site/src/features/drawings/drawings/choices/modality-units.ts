import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { note } from "../../parts/label.ts";
import { centred, column, row } from "../../parts/layout.ts";
import { gridLines, scene } from "../../parts/scene.ts";
import { area, at, path } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";
import { sampleValues, vector } from "../../parts/vector.ts";
import { sampleLoudness, wave } from "../../parts/wave.ts";
import { cutNewer } from "../../computed/cut-tokens.ts";

const WIDTH = 150;

/** Text, images and sound become units, and the units numbers. */
export const modalityUnits = defineDrawing({
	id: "modality-units",
	words: {
		tr: {
			title: "Her kip parçalara, parçalar sayılara",
			caption:
				"Metin belirteçlere, görüntü yamalara, ses on milisaniyelik dilimlere bölünür. Model hepsini aynı biçimde görür: bir dizi vektör.",
			description:
				"Üç satır. Birinci satırda “Merhaba dünya” belirteçlere ayrılır, ikincide bir manzara on iki yamaya, üçüncüde bir ses dalgası kısa dilimlere bölünür. Her satırın sonunda dört vektör vardır.",
			text: "metin: belirteçler",
			image: "görüntü: yamalar",
			sound: "ses: 10 ms dilimler",
			sample: "Merhaba dünya",
		},
		en: {
			title: "Every modality becomes pieces, the pieces become numbers",
			caption:
				"Text is cut into tokens, an image into patches, sound into slices of ten milliseconds. The model sees all of them alike: as a row of vectors.",
			description:
				"Three rows. In the first “Hello, dear world” is cut into tokens, in the second a landscape into twelve patches, in the third a sound wave into short slices. Four vectors stand at the end of each row.",
			text: "text: tokens",
			image: "image: patches",
			sound: "sound: slices of 10 ms",
			sample: "Hello, dear world",
		},
	},
	draw: ({ words }) => {
		const picture = scene(112, 84);
		const sound = wave(sampleLoudness(28), 48);
		const slices = Array.from({ length: 6 }, (_, index) => path([index * 20 + 18.5, 0], "v52", "hair"));
		const rows = [
			[
				words.text,
				tokenStrip(
					cutNewer(words.sample).map(({ text }) => ({ text, look: "wash" as const })),
					{ width: WIDTH + 10 },
				),
			],
			[words.image, area(112, 84, picture.shapes, gridLines(112, 84, 4, 3))],
			[words.sound, area(sound.width, 52, slices, at(0, 2, sound))],
		] as const;
		return column(
			rows.map(([name, part], index) => {
				const vectors = row(
					[1, 2, 3, 4].map((seed) => vector(sampleValues(5, seed + index * 4), { cell: 10 })),
					7,
				);
				return column([note(name), row([centred(part, WIDTH + 10), arrow("right", 32), vectors], 14)], 6);
			}),
			20,
		);
	},
});
