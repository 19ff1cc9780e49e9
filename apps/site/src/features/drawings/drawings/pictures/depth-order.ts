import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { note } from "../../parts/label.ts";
import { column, row, titled } from "../../parts/layout.ts";
import { scene } from "../../parts/scene.ts";
import { area, at, type Part, rect } from "../../parts/shapes.ts";

const [WIDTH, HEIGHT] = [160, 120];
/** How near the shapes of the scene are, in their order: sky, sun, far hill, near hill, wall and roof of the house. */
const SHADES = [0.08, 0.08, 0.35, 0.95, 0.75, 0.75];

export const depthOrder = defineDrawing({
	id: "depth-order",
	words: {
		tr: {
			title: "Her piksele bir uzaklık",
			caption:
				"Derinlik haritasında renk değil uzaklık vardır: dolgun yakın, soluk uzak. Göreli derinlik yalnızca bu sırayı verir; mutlak derinlik metre söyler.",
			description:
				"Solda bir manzara: öndeki tepe, ev, arkadaki tepe, gök ve güneş. Sağda aynı manzaranın derinlik haritası: öndeki tepe ve ev en dolgun, arkadaki tepe daha soluk, gök en soluk. Altında yakından uzağa bir ölçek.",
			image: "görüntü",
			depth: "derinlik haritası",
			near: "yakın",
			far: "uzak",
		},
		en: {
			title: "A distance for every pixel",
			caption:
				"A depth map holds distance, not colour: strong is near, faint is far. Relative depth gives this order only; metric depth tells metres.",
			description:
				"On the left a landscape: a hill in front, a house, a hill behind, sky and sun. On the right its depth map: the hill in front and the house are strongest, the hill behind is fainter, the sky faintest. Below it a scale from near to far.",
			image: "image",
			depth: "depth map",
			near: "near",
			far: "far",
		},
	},
	draw: ({ words, sheet }) => {
		const picture = scene(WIDTH, HEIGHT);
		const shades = picture.shapes.flatMap((shape, index) => {
			if (shape.kind === "text") return [];
			const ground = { ...shape, look: "clear" as const, strength: undefined };
			return [ground, { ...shape, look: "solid" as const, strength: SHADES[index] }];
		});
		const map = area(WIDTH, HEIGHT, shades);
		const sides = [
			titled(note(words.image), picture),
			titled(note(words.depth), column([map, scale(words)], 10)),
		] as const;
		return sheet.narrow
			? column([sides[0], arrow("down", 20), sides[1]], 10, "middle")
			: row([sides[0], arrow("right", 44), sides[1]], 20);
	},
});

function scale(words: { readonly near: string; readonly far: string }): Part {
	const [near, far] = [note(words.near), note(words.far)];
	const steps = [0.95, 0.75, 0.55, 0.35, 0.2, 0.1].map((strength, index) =>
		rect([index * (WIDTH / 6), 0, WIDTH / 6, 10], "solid", { radius: 0, strength }),
	);
	return area(WIDTH, 30, steps, at(0, 13, near), at(WIDTH - far.width, 13, far));
}
