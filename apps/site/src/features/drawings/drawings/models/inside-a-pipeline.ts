import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, flow, titled } from "../../parts/layout.ts";
import { printNumber } from "../../spec/print-number.ts";

/** What the cell `all` of the guide to pipelines prints. */
export const PRINTED_SHARES = "olumlu 0.97\nolumsuz 0.02\nnötr 0.0";
const STEPS = ["tokenizer", "model", "softmax"];

export const insideAPipeline = defineDrawing({
	id: "inside-a-pipeline",
	words: {
		tr: {
			title: "İşlem hattının içi",
			caption:
				"Dışarıdan tek çağrı, içeride üç adım. Beklenmeyen bir sonuç varsa adımları sırayla çalıştırıp nerede bozulduğuna bakın.",
			description:
				"“Bozuk geldi, iade ediyorum.” cümlesi `pipeline` adlı bir kutuya girer. İçinde üç adım vardır: `tokenizer` metni numaralara çevirir, `model` her etikete bir sayı verir, `softmax` sayıları paylara çevirir. Kutudan üç pay çıkar: olumlu 0,97, olumsuz 0,02, nötr 0.",
			does: "metni numaralara çevirir|her etikete bir sayı verir|sayıları paylara çevirir",
		},
		en: {
			title: "Inside a pipeline",
			caption:
				"One call from outside, three steps inside. When a result surprises you, run the steps one by one and see which goes astray.",
			description:
				"The Turkish sentence “Bozuk geldi, iade ediyorum.”, it came broken and I return it, enters a box called `pipeline`. In it are three steps: `tokenizer` turns text into numbers, `model` gives each label a number, `softmax` turns the numbers into shares. Three shares come out: olumlu (positive) 0.97, olumsuz (negative) 0.02, nötr (neutral) 0.",
			does: "turns text into numbers|gives each label a number|turns these into shares",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const does = words.does.split("|");
		const width = 214;
		const steps = STEPS.flatMap((name, index) => {
			const step = box(
				column([code(name, { bold: true }), note(does[index] ?? "", { width: width - 20 })], 2, "middle"),
				{
					width,
				},
			);
			return index === 0 ? [step] : [arrow("down", 16), step];
		});
		const whole = titled(
			code("pipeline(…)", { tone: "accent" }),
			box(column(steps, 4, "middle"), { look: "card", padX: 14, padY: 14 }),
		);
		const rows = PRINTED_SHARES.split("\n").map((line) => {
			const [name = "", share = ""] = line.split(" ");
			return { label: name, value: Number(share), text: printNumber(Number(share), locale) };
		});
		const sample = label("Bozuk geldi, iade ediyorum.", {
			size: 13,
			lang: "tr",
			width: sheet.narrow ? 220 : 92,
		});
		return flow(sheet, [box(sample), whole, bars(rows, sheet.narrow ? 240 : 176, { lang: "tr" })]);
	},
});
