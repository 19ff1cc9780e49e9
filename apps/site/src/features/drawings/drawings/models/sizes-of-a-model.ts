import { numbersIn } from "../../../../locales/forms.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { printNumber } from "../../spec/print-number.ts";

/** What the cells of the guide to ONNX print: bytes of the weights, of the file and of the quantized file, and an answer. */
export const EXPORTED = {
	model: "602_380",
	metadata: "629_208",
	quantize: "182_369",
	answers: "olumlu 0.951",
};

export const sizesOfAModel = defineDrawing({
	id: "sizes-of-a-model",
	words: {
		tr: {
			title: "Bir model, üç dosya, iki program",
			caption:
				"Aktarım dosyaya yalnızca çizgeyi ekler, nicemleme ağırlıkları dörtte birine indirir. Aynı klasörü okuyan iki program aynı cümleye aynı puanı verir.",
			description:
				"Üç çubuk: PyTorch ağırlıkları 602.380 bayt, `model.onnx` 629.208 bayt, `model_quantized.onnx` 182.369 bayt. Aynı klasörden iki ok çıkar: Python'da ONNX Runtime ve tarayıcıda Transformers.js; ikisi de aynı cümleye olumlu 0,951 der.",
			weights: "PyTorch",
			bytes: "bayt",
			server: "Python, ONNX Runtime",
			browser: "tarayıcı, Transformers.js",
			folder: "aynı klasör, aynı cümle",
		},
		en: {
			title: "One model, three files, two programs",
			caption:
				"The export adds only the graph to the file; quantizing brings the weights down to a quarter. Two programs that read the same folder give the same score for the same sentence.",
			description:
				"Three bars: weights in PyTorch 602,380 bytes, `model.onnx` 629,208 bytes, `model_quantized.onnx` 182,369 bytes. From the same folder two arrows lead to ONNX Runtime in Python and Transformers.js in the browser; both give olumlu (positive) 0.951 for the same sentence.",
			weights: "PyTorch",
			bytes: "bytes",
			server: "Python, ONNX Runtime",
			browser: "browser, Transformers.js",
			folder: "the same folder, the same sentence",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const sizes = [EXPORTED.model, EXPORTED.metadata, EXPORTED.quantize].map((text) =>
			Number(text.replaceAll("_", "")),
		);
		const largest = Math.max(...sizes);
		const names = [words.weights, "model.onnx", sheet.narrow ? "…quantized" : "model_quantized.onnx"];
		const rows = sizes.map((size, index) => ({
			label: names[index] ?? "",
			value: size / largest,
			text: sheet.narrow
				? `${printNumber(size / 1000, locale, 0)} kB`
				: `${numbersIn(locale).format(size)} ${words.bytes}`,
			mono: index > 0,
			...(index === 0 && { look: "dull" as const }),
		}));
		const [name = "", score = ""] = EXPORTED.answers.split(" ");
		const answer = () =>
			row(
				[label(name, { size: 13, lang: "tr" }), code(printNumber(Number(score), locale, 3), { bold: true })],
				6,
			);
		const program = (text: string) =>
			column(
				[
					arrow("down", 24),
					box(
						column(
							[note(text, { width: sheet.narrow ? 130 : 200, anchor: "middle" }), answer()],
							4,
							"middle",
						),
						{ width: sheet.narrow ? 150 : 220 },
					),
				],
				6,
				"middle",
			);
		const programs = row([program(words.server), program(words.browser)], sheet.narrow ? 12 : 40);
		const width = sheet.narrow ? sheet.width : 560;
		return column([bars(rows, width), column([note(words.folder), programs], 6, "middle")], 16, "middle");
	},
});
