import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { area, circle, path } from "../../parts/shapes.ts";
import { gridOf, pixelGrid } from "../../parts/vector.ts";

const SIZE = 11;
const CELL = 9;
/** Where the wrist is, in squares of the map. */
const HOT = [7, 4] as const;

export const heatMap = defineDrawing({
	id: "heat-map",
	words: {
		tr: {
			title: "Isı haritasından noktaya",
			caption:
				"Model kişi kutusunda her eklem için bir harita çıkarır. Haritanın en sıcak yeri noktadır; ne kadar sivriyse model o kadar emindir.",
			description:
				"Üç resim. Birincide kutu içinde çizgilerle bir insan. İkincide el bileği için bir ısı haritası: bir yer dolgun, çevresi giderek soluk. Üçüncüde aynı insan ve el bileğinde bir nokta.",
			person: "kişi kutusu",
			map: "el bileği için harita",
			point: "nokta",
		},
		en: {
			title: "From a heat map to a point",
			caption:
				"In the box of a person the model makes a map for each joint. The hottest place is the point; the sharper it is, the surer the model.",
			description:
				"Three pictures. In the first a person drawn with lines in a box. In the second a heat map for the wrist: one place strong, fainter around it. In the third the same person with a point on the wrist.",
			person: "box of a person",
			map: "map for the wrist",
			point: "point",
		},
	},
	draw: ({ words, sheet }) => {
		const heat = gridOf(SIZE, SIZE, (x, y) => Math.exp(-((x - HOT[0]) ** 2 + (y - HOT[1]) ** 2) / 4));
		const side = SIZE * CELL;
		const wrist = [(HOT[0] + 0.5) * CELL, (HOT[1] + 0.5) * CELL] as const;
		const person = [
			path([0, 0], `h${side}v${side}h-${side}z`, "edge"),
			circle([44, 17], 9, "dull"),
			path([44, 26], "v32l-14 32m14-32l14 32", "wire"),
			path([44, 36], `l-20 16m20-16l14 12l${wrist[0] - 58} ${wrist[1] - 48}`, "wire"),
		];
		return flow(sheet, [
			titled(note(words.person), area(side, side, person)),
			titled(note(words.map), pixelGrid(heat, CELL, "warm")),
			titled(note(words.point), area(side, side, person, circle(wrist, 5, "warm"))),
		]);
	},
});
