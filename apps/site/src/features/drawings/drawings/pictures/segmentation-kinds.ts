import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, type FillLook, type Part, path, rect } from "../../parts/shapes.ts";

const [WIDTH, HEIGHT] = [150, 96];

export const segmentationKinds = defineDrawing({
	id: "segmentation-kinds",
	words: {
		tr: {
			title: "Üç tür bölütleme",
			caption:
				"Anlamsal bölütlemede iki inek tek bölgedir. Örnek bölütleme onları ayırır ama arka planı boş bırakır. Panoptik bölütleme ikisini birleştirir: her piksel dolu, inekler ayrı.",
			description:
				"Yan yana duran iki ineğin üç resmi. Birincide inekler aynı renktedir, gök ve çayır da boyalıdır. İkincide inekler iki ayrı renktedir, arka plan boştur. Üçüncüde inekler ayrı renkte, gök ve çayır da boyalıdır.",
			semantic: "anlamsal",
			semanticText: "piksel başına sınıf",
			instance: "örnek",
			instanceText: "nesne başına maske",
			panoptic: "panoptik",
			panopticText: "ikisi birden",
		},
		en: {
			title: "Three kinds of segmentation",
			caption:
				"Semantic segmentation makes one region of two cows. Instance segmentation parts them but leaves the background empty. Panoptic segmentation joins both: every pixel is filled, and the cows are apart.",
			description:
				"Three pictures of two cows side by side. In the first the cows have one colour, and sky and meadow are filled too. In the second the cows have two colours and the background is empty. In the third the cows have two colours, and sky and meadow are filled.",
			semantic: "semantic",
			semanticText: "a class per pixel",
			instance: "instance",
			instanceText: "a mask per object",
			panoptic: "panoptic",
			panopticText: "both at once",
		},
	},
	draw: ({ words, sheet }) => {
		const side = (name: string, about: string, picture: Part) =>
			column(
				[picture, column([label(name, { bold: true, size: 13 }), note(about)], 0, "middle")],
				8,
				"middle",
			);
		const sides = [
			side(words.semantic, words.semanticText, cows("solid", true)),
			side(words.instance, words.instanceText, cows("warm", false)),
			side(words.panoptic, words.panopticText, cows("warm", true)),
		];
		return sheet.narrow
			? column([row(sides.slice(0, 2), 20), ...sides.slice(2)], 20, "middle")
			: row(sides, 40);
	},
});

/** Two cows that touch, before a meadow and a sky. */
function cows(second: FillLook, hasGround: boolean): Part {
	const cow = "c0-16 8-24 22-24h22c14 0 20 8 20 22v24h-9v-14h-34v14h-9v-22c-6 0-12 0-12 0z";
	const ground = hasGround
		? [
				rect([0, 0, WIDTH, 52], "dull", { radius: 0, strength: 0.35 }),
				rect([0, 52, WIDTH, HEIGHT - 52], "cool", { radius: 0, strength: 0.6 }),
			]
		: [];
	return area(
		WIDTH,
		HEIGHT,
		ground,
		path([78, 54], cow, second),
		path([20, 58], cow, "solid"),
		path([0, 0], `h${WIDTH}v${HEIGHT}h-${WIDTH}z`, "edge"),
	);
}
