import { defineDrawing } from "../../spec/drawing-spec.ts";
import { STREAM_PIECES } from "../../computed/stream-pieces.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** The pieces of the page's first stream, and what has gathered after some of them. */
export const gatheredText = defineDrawing({
	id: "gathered-text",
	words: {
		tr: {
			title: "Parçalar ve biriken metin",
			caption:
				"Üstte çağrının parçaları, altta kaçıncı parçadan sonra ekranda ne olduğu. Nokta boşluktur. Üçüncü parçadan sonra “Fransa'nın” tamamlanır; son olayda metin yoktur, durma nedeni vardır.",
			description:
				"Numaralı dokuz parça: `Fransa`, kesme işareti, `nın`, önünde boşlukla `başken`, `ti`, önünde boşlukla `Paris`, kesme işareti, `tir`, nokta; ardından `stop`. Birinci parçadan sonra Fransa, üçüncüden sonra Fransa'nın, beşinciden sonra Fransa'nın başkenti, sonuncudan sonra cümlenin tamamı birikmiştir.",
			arrives: "Gelen parçalar",
			gathers: "Biriken metin",
		},
		en: {
			title: "Pieces and the text that gathers",
			caption:
				"Above are the pieces of the call, below what is on the screen after which piece. A dot is a space. After the third the word “capital” is whole; the last event has no text but the reason why it stopped.",
			description:
				"Eight numbered pieces: The, capita with a space before, l, of, France, is, Paris and a full stop; then `stop`. After the first piece The has gathered, after the third The capital, after the fifth The capital of France, after the last the whole sentence.",
			arrives: "Pieces that arrive",
			gathers: "Text that has gathered",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const pieces = STREAM_PIECES[locale].split("|");
		const heading = (text: string) => label(text, { size: 13, bold: true });
		const tokens = pieces.map((text, index) => ({
			text,
			look: "wash" as const,
			below: String(index + 1),
		}));
		const strip = tokenStrip([...tokens, { text: "stop", look: "solid" }], { width: sheet.width });
		const moments = [1, 3, 5, pieces.length].map((count) =>
			row([note(String(count)), code(pieces.slice(0, count).join(""))], 12),
		);
		return column(
			[column([heading(words.arrives), strip], 8), column([heading(words.gathers), ...moments], 6)],
			18,
		);
	},
});
