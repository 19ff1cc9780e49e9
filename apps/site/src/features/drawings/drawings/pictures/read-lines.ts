import { defineDrawing } from "../../spec/drawing-spec.ts";
import { markOf } from "../../parts/code-card.ts";
import { code, note } from "../../parts/label.ts";
import { column, row, topRow } from "../../parts/layout.ts";
import { area, at, path, picture } from "../../parts/shapes.ts";
import { RECEIPT_LINES } from "../../computed/read-receipt.ts";

/** The middle of the picture, which is wider, at this size. */
const [WIDTH, HEIGHT] = [300, 440];
const SOURCE = { width: 1280, height: 1000 };
const SCALE = HEIGHT / SOURCE.height;
const HIDDEN = (SOURCE.width - WIDTH / SCALE) / 2;

/** The picture of the tutorial's receipt with what was read in it. */
export const readLines = defineDrawing({
	id: "read-lines",
	words: {
		tr: {
			title: "Fişte bulunan satırlar ve okunan metin",
			caption:
				"Tesseract'ın bu resimde bulduğu satırlar. Mavi kutular doğru okundu; turuncularda yanlış var: başlık birkaç harfe döndü, `%20` yerine `7.20` çıktı, teşekkür satırına iki işaret eklendi, çizgi kodu yazı sanıldı. Tarihin kutusu yok.",
			description:
				"Bir fişin resmi ve üzerinde sekiz numaralı kutu; yanında her kutudan okunan metin. Üç ürün ile toplamın satırı doğru okunmuş. Başlık, vergi, teşekkür satırı ve çizgi kodu yanlış okunmuş; tarih hiç bulunmamış.",
			wrong: "yanlış",
			file: "receipt.tr.png",
		},
		en: {
			title: "Lines found on the receipt, and the text that was read",
			caption:
				"The lines that Tesseract found in this picture. Those in blue were read right; those in orange were not: the line of thanks gained some signs, and the barcode was taken for writing. Heading and date have no box.",
			description:
				"The picture of a receipt with seven numbered boxes on it, and beside it the text that was read in each. The three articles, the tax and the total were read right. The line of thanks and the barcode were read wrong; heading and date were not found.",
			wrong: "wrong",
			file: "receipt.en.png",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const lines = RECEIPT_LINES[locale];
		const toX = (x: number) => Math.min(WIDTH - 1, Math.max(1, (x - HIDDEN) * SCALE));
		const frames = lines.flatMap(({ box: [left, top, right, bottom], isRight }, index) => {
			const [x, y, width, height] = [toX(left), top * SCALE, toX(right) - toX(left), (bottom - top) * SCALE];
			const frame = path(
				[x, y],
				`h${width.toFixed(1)}v${height.toFixed(1)}h-${width.toFixed(1)}z`,
				isRight ? "strong" : "alarm",
			);
			return [frame, ...at(Math.max(0, x - 22), y + height / 2 - 9, markOf(index + 1))];
		});
		const receipt = area(
			WIDTH,
			HEIGHT,
			picture([0, 0, WIDTH, HEIGHT], `document-question-answering/${words.file}`),
			frames,
		);
		const read = column(
			lines.map(({ text, isRight }, index) =>
				row([markOf(index + 1), code(text), ...(isRight ? [] : [note(words.wrong)])], 8),
			),
			10,
		);
		return sheet.narrow ? column([receipt, read], 16) : topRow([receipt, read], 28);
	},
});
