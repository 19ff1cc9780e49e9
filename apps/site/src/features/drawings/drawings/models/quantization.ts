import { defineDrawing } from "../../spec/drawing-spec.ts";
import { bars } from "../../parts/bars.ts";

/** Parameters of the article's model, in thousands of millions, and the bits of each. */
const PARAMETERS = 8;
const BITS = [16, 8, 4];

export const quantization = defineDrawing({
	id: "quantization",
	words: {
		tr: {
			title: "Ağırlık başına bit ve bellek",
			caption:
				"8 milyar parametreli bir modelin ağırlıkları. Nicemleme her ağırlığı daha az bitle, yani daha az basamakla saklar; bellek bitle birlikte düşer. Bağlamın belleği buna eklenir.",
			description:
				"Üç çubuk: ağırlık başına 16 bitte 16 GB, 8 bitte 8 GB, 4 bitte 4 GB. Bit yarıya indikçe bellek de yarıya iner.",
			bits: "bit",
		},
		en: {
			title: "Bits a weight and memory",
			caption:
				"The weights of a model with 8 billion parameters. Quantization keeps each weight with fewer bits, that is fewer levels; memory falls with them. The memory of the context comes on top.",
			description:
				"Three bars: with 16 bits a weight it is 16 GB, with 8 bits 8 GB, with 4 bits 4 GB. Memory halves with the bits.",
			bits: "bits",
		},
	},
	draw: ({ words, sheet }) =>
		bars(
			BITS.map((bits) => {
				const gigabytes = (PARAMETERS * bits) / 8;
				return { label: `${bits} ${words.bits}`, value: gigabytes / 16, text: `${gigabytes} GB` };
			}),
			sheet.narrow ? sheet.width : 420,
		),
});
