import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, titled } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** One half reads the whole input, the other writes the output token by token. */
export const encoderDecoder = defineDrawing({
	id: "encoder-decoder",
	words: {
		tr: {
			title: "Kodlayıcı okur, kod çözücü yazar",
			caption:
				"Kodlayıcı girdiyi bir kerede, iki yönde okur. Kod çözücü soldan sağa yazar; her adımda hem girdiye hem o ana kadar yazdığına bakar.",
			description:
				"Girdi belirteçleri kodlayıcıya gider. Kodlayıcıdan kod çözücüye bir ok vardır. Kod çözücü çıktıyı belirteç belirteç yazar; son belirteç henüz yazılmamıştır ve kesik çizgilidir.",
			input: "girdi",
			output: "çıktı",
			encoder: "Kodlayıcı",
			both: "iki yöne bakar",
			decoder: "Kod çözücü",
			forward: "sola bakar, yazar",
			source: "yarın geliyorum",
			target: "Yarın geleceğim",
		},
		en: {
			title: "The encoder reads, the decoder writes",
			caption:
				"The encoder reads the input at once and both ways. The decoder writes from left to right, and at each step looks at the input and at what it has written.",
			description:
				"Tokens of the input go to the encoder. An arrow leads from the encoder to the decoder. The decoder writes the output token by token; the last one is not written yet and has a dashed edge.",
			input: "input",
			output: "output",
			encoder: "Encoder",
			both: "looks both ways",
			decoder: "Decoder",
			forward: "looks left, writes",
			source: "im coming tmrw",
			target: "I am coming",
		},
	},
	draw: ({ words, sheet }) => {
		const part = (name: string, about: string) =>
			box(
				column(
					[label(name, { bold: true, size: 13 }), note(about, { width: 76, anchor: "middle" })],
					2,
					"middle",
				),
				{ look: "card", padX: 8 },
			);
		const width = sheet.narrow ? 300 : 130;
		return flow(sheet, [
			titled(note(words.input), tokenStrip(words.source.split(" "), { mono: false, width })),
			part(words.encoder, words.both),
			part(words.decoder, words.forward),
			titled(
				note(words.output),
				tokenStrip(
					[
						...words.target.split(" ").map((text) => ({ text, look: "wash" as const })),
						{ text: "…", look: "ghost" },
					],
					{ mono: false, width },
				),
			),
		]);
	},
});
