import { TASK_EXAMPLES } from "@pusula/tasks";
import { CODE_LOCALE, type Locale } from "../../../../lib/locale.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { exampleBars } from "../../spec/example-bars.ts";
import { arrow } from "../../parts/arrow.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { centred, column, row } from "../../parts/layout.ts";
import { scene } from "../../parts/scene.ts";

/** The prompt of the page, English as the model wants it. */
const PROMPT = "a ferry in the morning mist";

/** The first program's three calls: the method follows the task, and so does what comes back. */
export const resultByTask = defineDrawing({
	id: "result-by-task",
	words: {
		tr: {
			title: "Göreve göre girdi ve sonuç",
			caption:
				"İstemci ve çağrının kalıbı aynı kalır. Görev değişince yöntemin adı, girdinin türü ve dönen değer değişir: metin, `Blob`, etiketlerle puanlar.",
			description:
				"Üç sıra, her birinde girdi, yöntem ve sonuç. Fransa'nın başkenti neresidir sorusu `chatCompletion` ile Fransa'nın başkenti Paris'tir metnini verir. Bir istem `textToImage` ile `image/png` türünde bir görüntü verir. Bir haber ile bilim, spor, ekonomi etiketleri `zeroShotClassification` ile etiket başına bir puan verir; bilim yüzde 96 alır.",
			question: "Fransa'nın başkenti neresidir?",
			answer: "Fransa'nın başkenti Paris'tir.",
		},
		en: {
			title: "Input and result by task",
			caption:
				"The client and the form of the call stay. With the task change the name of the method, the kind of input and what comes back: text, a `Blob`, labels with scores.",
			description:
				"Three rows, each with input, method and result. The question what the capital of France is gives the text The capital of France is Paris through `chatCompletion`. A prompt gives an image of type `image/png` through `textToImage`. A piece of news with the labels science, sport and economy gives a score for each label through `zeroShotClassification`; science gets 96%.",
			question: "What is the capital of France?",
			answer: "The capital of France is Paris.",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const side = sheet.narrow ? 136 : 196;
		const said = (text: string, lang?: string) =>
			box(label(text, { size: 13, width: side - 20, lang }), { width: side, padX: 10 });
		const scores = bars(exampleBars("zero-shot-classification", locale), side);
		const picture = column([scene(96, 60), note("image/png", { mono: true })], 4, "middle");
		const calls = [
			{ input: said(words.question), method: "chatCompletion", result: said(words.answer) },
			{ input: said(PROMPT, CODE_LOCALE), method: "textToImage", result: centred(picture, side) },
			{ input: said(newsIn(locale)), method: "zeroShotClassification", result: scores },
		];
		return column(
			calls.map(({ input, method, result }) => {
				const name = code(method, { tone: "accent" });
				return sheet.narrow
					? column([name, row([input, arrow("right", 24), result], 10)], 6)
					: row([input, arrow("right", 190, name), result], 12);
			}),
			24,
		);
	},
});

/** The input of the catalogue's example, which the page's program sends. */
function newsIn(locale: Locale): string {
	const [example] = TASK_EXAMPLES["zero-shot-classification"][locale];
	if (typeof example?.input["inputs"] !== "string")
		throw new Error("Zero-shot classification has no example");
	return example.input["inputs"];
}
