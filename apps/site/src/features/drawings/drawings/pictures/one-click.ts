import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, row } from "../../parts/layout.ts";
import { area, circle, type Part, path } from "../../parts/shapes.ts";

export const oneClick = defineDrawing({
	id: "one-click",
	words: {
		tr: {
			title: "Bir tıklama, üç maske",
			caption:
				"Görüntü bir kez kodlanır, her tıklama hızlıca çözülür. Tek nokta düğmeyi, gömleği ya da insanı gösterebilir; model üçünü de önerir.",
			description:
				"Üç kutu sırayla: görüntü kodlayıcı bir kez çalışır, ipucu kodlayıcı tıklamayı alır, maske çözücü her tıklamada yanıt verir. Altında aynı insan üç kez: tıklanan nokta aynı, boyalı bölge önce düğme, sonra gömlek, sonra bütün insan.",
			image: "Görüntü kodlayıcı",
			once: "bir kez, ağır",
			click: "Tıklama",
			decoder: "Maske çözücü",
			fast: "her tıklamada, hızlı",
		},
		en: {
			title: "One click, three masks",
			caption:
				"The image is encoded once, each click is decoded fast. A single point may mean the button, the shirt or the person; the model suggests all three.",
			description:
				"Three boxes in order: the image encoder runs once, the prompt encoder takes the click, the mask decoder responds to every click. Below, the same person three times: the clicked point is the same, the filled region first the button, then the shirt, then the whole person.",
			image: "Image encoder",
			once: "once, heavy",
			click: "Click",
			decoder: "Mask decoder",
			fast: "each click, fast",
		},
	},
	draw: ({ words, sheet }) => {
		const step = (name: string, about?: string) =>
			box(column([label(name, { bold: true, size: 13 }), ...(about ? [note(about)] : [])], 1, "middle"), {
				padX: 9,
				look: about ? "box" : "wash",
			});
		return column(
			[
				flow(sheet, [step(words.image, words.once), step(words.click), step(words.decoder, words.fast)]),
				row([person(0), person(1), person(2)], sheet.narrow ? 24 : 56),
			],
			24,
			"middle",
		);
	},
});

/** A person with a button on the shirt; the part up to which the mask reaches is filled. */
function person(reach: 0 | 1 | 2): Part {
	const fill = (level: number) => (reach >= level ? ("solid" as const) : ("dull" as const));
	const strength = (level: number) => (reach >= level ? 1 : 0.3);
	return area(
		84,
		120,
		circle([42, 20], 16, fill(2), strength(2)),
		path([28, 88], "h28v30h-10v-22h-8v22h-10z", fill(2), strength(2)),
		path([24, 42], "h36c10 0 16 8 18 22l-12 4v20h-48v-20l-12-4c2-14 8-22 18-22z", fill(1), strength(1)),
		circle([42, 62], 6, reach === 0 ? "solid" : "clear"),
		circle([42, 62], 2.5, "warm"),
	);
}
