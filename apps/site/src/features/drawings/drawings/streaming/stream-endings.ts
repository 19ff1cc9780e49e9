import { defineDrawing } from "../../spec/drawing-spec.ts";
import { STREAM_PIECES } from "../../computed/stream-pieces.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { type Token, tokenStrip } from "../../parts/tokens.ts";

/** Pieces that have come where a stream does not reach its end. */
const BROKEN_AFTER = 4;

/** The same stream with three ends, and the verdict of each. */
export const streamEndings = defineDrawing({
	id: "stream-endings",
	words: {
		tr: {
			title: "Bir akışın üç sonu",
			caption:
				"Üçünde de ekrandaki metin inandırıcıdır; farkı `onStreamEnd` işlevine gelen sözcük söyler. Kesik çizgili parçalar hiç gelmez.",
			description:
				"Aynı akış üç kez. Birincide bütün parçalar ve `stop` gelir, sonuç `complete` olur. İkincide dört parçadan sonra siz kesersiniz, gerisi üretilmez, sonuç `aborted` olur. Üçüncüde dört parçadan sonra bağlantı kopar, sonuç `truncated` olur ve aynı kodlu hata atılır.",
			about: "bitiş nedeni geldi|siz kestiniz; gerisi üretilmez|bağlantı koptu; aynı kodlu hata atılır",
		},
		en: {
			title: "Three ends of a stream",
			caption:
				"In all three the text on the screen looks right; the word that `onStreamEnd` gets tells them apart. Pieces with dashes never come.",
			description:
				"The same stream three times. In the first all pieces and `stop` come, the verdict is `complete`. In the second the reader stops after four pieces, the others are not made, the verdict is `aborted`. In the third the connection breaks after four pieces, the verdict is `truncated`, and an error of that code is thrown.",
			about:
				"the reason for the end has come|you stopped it; the rest is not made|the connection broke; this error is thrown",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const about = words.about.split("|");
		const pieces = [...STREAM_PIECES[locale].split("|"), "stop"];
		const ends = ["complete", "aborted", "truncated"].map((verdict, index) => {
			const came = index === 0 ? pieces.length : BROKEN_AFTER;
			const tokens = pieces.map((text, place): Token => {
				if (place >= came) return { text, look: "ghost" };
				return { text, look: text === "stop" ? "solid" : "wash" };
			});
			const sentence = note(about[index] ?? "");
			const name = label(verdict, { mono: true, size: 13, bold: true });
			const heading =
				name.width + 12 + sentence.width <= sheet.width
					? row([name, sentence], 12)
					: column([name, sentence], 1);
			return column([heading, tokenStrip(tokens, { width: sheet.width })], 7);
		});
		return column(ends, 20);
	},
});
