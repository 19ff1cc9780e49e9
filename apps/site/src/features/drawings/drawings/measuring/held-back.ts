import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, type Part, rect } from "../../parts/shapes.ts";

/** The two hundred messages of the tutorial, ten in a row. */
const COUNT = 200;

export const heldBack = defineDrawing({
	id: "held-back",
	words: {
		tr: {
			title: "Sınama kümesinin iki yarısı",
			caption:
				"Model, eşik ve istem yalnızca ilk yüz mesajla seçilir. Öbür yüze en sonda bir kez bakılır; ona bakarak seçim yapılırsa artık dürüst bir sayı vermez.",
			description:
				"İki yüz küçük kare, iki öbekte. Soldaki yüz kare doludur: seçim için. Sağdaki yüz kare boştur: en sona kadar dokunulmaz.",
			choose: "100 mesaj: seçim",
			final: "100 mesaj: son ölçüm",
		},
		en: {
			title: "The two halves of the test set",
			caption:
				"Model, threshold and prompt are chosen with the first hundred messages only. The others are looked at once, at the end; a choice made with them would spoil their number.",
			description:
				"Two hundred small squares in two groups. The hundred on the left are filled: for choosing. The hundred on the right are empty: untouched until the end.",
			choose: "100 messages: to choose",
			final: "100 messages: final measure",
		},
	},
	draw: ({ words, sheet }) => {
		const half = (look: "solid" | "box", text: string) =>
			column([label(text, { size: 13, bold: true }), squares(COUNT / 2, look, 14)], 8);
		const halves = [half("solid", words.choose), half("box", words.final)];
		return sheet.narrow ? column(halves, 18) : row(halves, 48);
	},
});

function squares(count: number, look: "solid" | "box", step: number): Part {
	const columns = 20;
	const cells = Array.from({ length: count }, (_, index) =>
		rect([(index % columns) * step, Math.floor(index / columns) * step, step - 4, step - 4], look, {
			radius: 2,
		}),
	);
	return area(columns * step - 4, Math.ceil(count / columns) * step - 4, cells);
}
