import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, type Part, path } from "../../parts/shapes.ts";

/** The class or setting of each step, in the order in which `generate` uses them. */
const CLASSES = ["DynamicCache", "LogitsProcessor", "GenerationConfig", "TextStreamer", "StoppingCriteria"];

export const generateHooks = defineDrawing({
	id: "generate-hooks",
	words: {
		tr: {
			title: "Üretim döngüsünde sınıfların yeri",
			caption:
				"Döngü her belirteç için bir kez döner. Sağdaki sınıf, kendi adımını değiştirir: önce puanlara dokunulur, sonra seçilir, en son durulup durulmayacağına bakılır.",
			description:
				"Alt alta beş adım ve bir dönüş oku. Model puan verir, `DynamicCache` önceki belirteçlerin anahtar ve değerlerini saklar. Puanlar değişir: `LogitsProcessor`. Belirteç seçilir: `GenerationConfig`. Metin yazılır: `TextStreamer`. Bitti mi: `StoppingCriteria`. Yanıt hayır ise ilk adıma dönülür, evet ise üretim biter.",
			steps: "model puan verir|puanlar değişir|belirteç seçilir|metin yazılır|bitti mi?",
			about:
				"geçmişi bir daha hesaplamamak|belirteç yasaklamak, öne çıkarmak|açgözlü, ışınlı, rastgele|geldikçe kullanıcıya göstermek|uzunluk, durma metni, kendi koşulunuz",
			again: "hayır: sonraki belirteç",
			end: "evet: dizi döner",
		},
		en: {
			title: "Where classes stand in the loop of generation",
			caption:
				"The loop turns once for each token. The class on the right changes its own step: scores are touched first, then one is chosen, and last comes the question whether to stop.",
			description:
				"Five steps below each other and an arrow back. The model gives scores, `DynamicCache` keeps keys and values of earlier tokens. Scores change: `LogitsProcessor`. A token is chosen: `GenerationConfig`. Text is written: `TextStreamer`. Done: `StoppingCriteria`. If not, it goes back to the first step; if so, generation ends.",
			steps: "the model gives scores|scores change|a token is chosen|text is written|done?",
			about:
				"not to compute the past again|forbid tokens, favour others|greedy, beams, at random|show it as it comes|length, a stop text, your own rule",
			again: "no: the next token",
			end: "yes: the sequence is returned",
		},
	},
	draw: ({ words, sheet }) => {
		const [loop, step, gap] = [18, sheet.narrow ? 112 : 180, 14];
		const aboutWidth = sheet.narrow ? sheet.width - loop - step - gap : 260;
		const about = words.about.split("|");
		const steps = words.steps.split("|").map((text, index) => {
			const words1 = label(text, { size: 13, bold: true, width: step - 16 });
			const frame = box(words1, { look: index === 0 ? "wash" : "box", width: step, padX: 8, height: 44 });
			const side = column(
				[code(CLASSES[index] ?? "", { tone: "accent" }), note(about[index] ?? "", { width: aboutWidth })],
				1,
			);
			return { frame, side, height: Math.max(frame.height, side.height) };
		});
		const width = loop + step + gap + aboutWidth;
		const down = arrow("down", 20);
		let y = 0;
		const middles: number[] = [];
		const shapes: Part["shapes"][number][] = [];
		for (const [index, { frame, side, height }] of steps.entries()) {
			shapes.push(...at(loop, y + (height - frame.height) / 2, frame));
			shapes.push(...at(loop + step + gap, y + (height - side.height) / 2, side));
			middles.push(y + height / 2);
			y += height;
			if (index < steps.length - 1) shapes.push(...at(loop + step / 2 - 5, y + 4, down));
			y += index < steps.length - 1 ? 28 : 0;
		}
		const [first = 0, last = 0] = [middles[0], middles.at(-1)];
		const back = path([loop, last], `h-14v${first - last}h12m-5-4l5 4l-5 4`, "strong");
		const ends = column([note(words.again, { tone: "accent" }), note(words.end)], 3);
		return column([area(width, y, shapes, back), ends], 12);
	},
});
