import { defineDrawing } from "../../spec/drawing-spec.ts";
import { highestNext, nextBars } from "../../spec/model-pass.ts";
import { printNumber } from "../../spec/print-number.ts";
import { label } from "../../parts/label.ts";
import { column, topRow } from "../../parts/layout.ts";

/** A low temperature, to which both charts are scaled, and a high one. */
const TEMPERATURES = [0.5, 2] as const;

/** What the small model expects next, at two temperatures. */
export const twoTemperatures = defineDrawing({
	id: "two-temperatures",
	words: {
		tr: {
			title: "Modelin adayları, iki sıcaklıkta",
			caption:
				"“Bir dil modeli, sıradaki” metninin ardından aynı altı aday, aynı puanlarla; çubukların ölçeği birdir. Sıcaklık 0,5 iken altısı olasılığın yarısından çoğunu alır, 2 iken neredeyse hepsi öbür belirteçlere dağılır. Sıraları değişmez.",
			description:
				"Aynı altı belirteç için iki çubuk grafiği. Sıcaklık 0,5 iken bir %26,8, iş %9,1, yer %7,9, o %6,6, adım %6,3, satır %6, öbür 2.042 belirteç %37,3. Sıcaklık 2 iken bir %1,2, iş %0,9, yer %0,9, o %0,9, adım %0,8, satır %0,8, öbür 2.042 belirteç %94,5.",
			temperature: "sıcaklık",
			others: "öbür {count} belirteç: {percent}",
		},
		en: {
			title: "The model's candidates at two temperatures",
			caption:
				"The same six candidates after “A language model continues the”, with the same scores; both charts have one scale. At 0.5 the six have more than half of the probability, at 2 nearly all of it is spread over the other tokens. Their order does not change.",
			description:
				"Two bar charts of the same six tokens. At temperature 0.5 model has 26.1%, text 12.8%, picture 10.6%, same 8.7%, task 5.8%, language 4.3%, the other 2,042 tokens 31.8%. At temperature 2 model has 1.3%, text 1.1%, picture 1.1%, same 1%, task 0.9%, language 0.9%, the other 2,042 tokens 93.7%.",
			temperature: "temperature",
			others: "the other {count} tokens: {percent}",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const full = highestNext(locale, TEMPERATURES[0]);
		const charts = TEMPERATURES.map((temperature) => {
			const heading = `${words.temperature} ${printNumber(temperature, locale)}`;
			const width = sheet.narrow ? sheet.width : 300;
			const chart = nextBars(locale, temperature, { full, width, others: words.others });
			return column([label(heading, { bold: true, size: 13 }), chart], 4);
		});
		return sheet.narrow ? column(charts, 20) : topRow(charts, 40);
	},
});
