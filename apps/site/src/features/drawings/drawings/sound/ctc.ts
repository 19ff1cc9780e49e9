import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column, titled } from "../../parts/layout.ts";
import { arrow } from "../../parts/arrow.ts";
import { tokenStrip } from "../../parts/tokens.ts";
import { sampleLoudness, wave } from "../../parts/wave.ts";

/** One letter a slice; a dash where the model finds none. */
const SLICES = ["m", "m", "–", "e", "r", "r", "h", "a", "–", "b", "a", "a"];

export const ctc = defineDrawing({
	id: "ctc",
	words: {
		tr: {
			title: "Dilim başına harf, sonra birleştirme",
			caption:
				"CTC modeli her kısa ses dilimi için bir harf ya da boş simge (–) tahmin eder. Yan yana yinelenenler birleşir, boş simgeler atılır.",
			description:
				"Üstte bir ses dalgası. Altında on iki dilimin harfleri: m, m, boş, e, r, r, h, a, boş, b, a, a. En altta yinelenenler birleşip boş simgeler atılınca çıkan sözcük: merhaba.",
			sound: "ses",
			slices: "dilim başına tahmin",
			text: "metin",
		},
		en: {
			title: "A letter for each slice, then joining",
			caption:
				"A CTC model predicts a letter or a blank (–) for every short slice of sound. Repeats that stand together are joined, blanks dropped.",
			description:
				"Above a sound wave. Below it the letters of twelve slices: m, m, blank, e, r, r, h, a, blank, b, a, a. At the bottom the word that remains when repeats are joined and blanks dropped: merhaba (hello).",
			sound: "sound",
			slices: "prediction per slice",
			text: "text",
		},
	},
	draw: ({ words }) => {
		const cells = SLICES.map((text) => ({
			text,
			look: text === "–" ? ("ghost" as const) : ("box" as const),
		}));
		return column(
			[
				titled(note(words.sound), wave(sampleLoudness(60, 3), 44, "dull")),
				arrow("down", 20),
				titled(note(words.slices), tokenStrip(cells, { gap: 3, lang: "tr" })),
				arrow("down", 20),
				titled(note(words.text), tokenStrip([{ text: collapse(SLICES), look: "solid" }], { lang: "tr" })),
			],
			8,
			"middle",
		);
	},
});

/** The text of slices: repeats joined, blanks dropped. */
function collapse(slices: readonly string[]): string {
	return slices.filter((letter, index) => letter !== slices[index - 1] && letter !== "–").join("");
}
