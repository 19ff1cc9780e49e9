import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, at, circle, type Part, path, rect, type Shape } from "../../parts/shapes.ts";

/** What the cell `scene` of the guide to object detection printed: a class, a box as x, y, width, height, an angle or a score. */
export const SCENE = [
	"true  cıvata 74 84 47 26 275",
	"true  cıvata 66 38 44 24 279",
	"true  cıvata 133 65 42 38 231",
	"true  pul 112 1 42 41 259",
	"found cıvata 71 33 39 37 0.74",
	"found cıvata 137 67 41 39 0.74",
	"found cıvata 80 81 36 34 0.70",
	"found somun 112 2 42 44 0.61",
	"found pul 112 2 42 44 0.57",
	"found somun 80 81 36 34 0.50",
];
/** Size of the picture of the scene, in pixels. */
const [WIDTH, HEIGHT] = [192, 128];
/** Corners of the bolt that the program draws, about the middle of its square of 96 pixels. */
const BOLT = [
	[-22, -42],
	[22, -42],
	[22, -20],
	[10, -20],
	[10, 42],
	[-10, 42],
	[-10, -20],
	[-22, -20],
] as const;

interface Box {
	readonly isTrue: boolean;
	readonly name: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Of a true box the degrees by which its part is turned, of a found one its score. */
	readonly last: number;
}

/** A test picture of the guide to object detection, with its true boxes and those that the model found. */
export const foundBoxes = defineDrawing({
	id: "found-boxes",
	words: {
		tr: {
			title: "Gerçek ve bulunan kutular",
			caption:
				"Sınama kümesinden bir görüntü, eşik 0,4. Pulun kutusu yerine oturmuş, sağdaki cıvatanınki biraz kaymış, yatık iki cıvatanınki kareye yakın. Adı yazılan iki yerde aynı kutu iki sınıfla birden bulunmuş.",
			description:
				"Üç cıvata ve bir pul. Her birinin çevresinde gerçek kutusu ile modelin bulduğu kutu var. Pulda ikisi neredeyse çakışıyor, sağdaki cıvatada bulunan biraz kaymış. Yatık iki cıvatanın gerçek kutusu geniş ve alçak, bulunanı kareye yakın. Pulun altında “somun, pul”, en alttaki cıvatanın altında “cıvata, somun” yazıyor.",
			truth: "gerçek kutu",
			found: "bulunan kutu",
		},
		en: {
			title: "True boxes and found ones",
			caption:
				"A picture of the test set, threshold 0.4. The box of the washer fits, that of the bolt on the right is a little off, and those of the two lying bolts are nearly square. In the two places with names, one box was found with two classes.",
			description:
				"Three bolts and a washer. Around each there is its true box and the box that the model found. On the washer the two nearly coincide; on the bolt at the right the found one is a little off. The true boxes of two lying bolts are wide and low, the found ones nearly square. Below the washer it says “somun, pul”, below the lowest bolt “cıvata, somun”.",
			truth: "true box",
			found: "found box",
		},
	},
	draw: ({ words, sheet }) => {
		const scale = sheet.narrow ? 1.6 : 2.4;
		const boxes = SCENE.map((line) => readBox(line, scale));
		const picture = area(
			WIDTH * scale,
			HEIGHT * scale,
			rect([0, 0, WIDTH * scale, HEIGHT * scale], "card", { radius: 0 }),
			boxes.filter(({ isTrue }) => isTrue).flatMap(shapesOf),
			boxes.map(({ isTrue, x, y, width, height }) =>
				path([x, y], `h${width}v${height}h${-width}z`, isTrue ? "strong" : "alarm"),
			),
			boxes.flatMap((box) => nameTwice(box, boxes)),
		);
		return column([picture, row([key(words.truth, "strong"), key(words.found, "alarm")], 24)], 10);
	},
});

function readBox(line: string, scale: number): Box {
	const [kind, name = "", ...numbers] = line.split(/ +/);
	const [x = 0, y = 0, width = 0, height = 0, last = 0] = numbers.map(Number);
	return {
		isTrue: kind === "true",
		name,
		x: x * scale,
		y: y * scale,
		width: width * scale,
		height: height * scale,
		last,
	};
}

/** The classes below a found box that another class has too; nothing below the others. */
function nameTwice(box: Box, boxes: readonly Box[]): readonly Shape[] {
	const same = boxes.filter(({ isTrue, x, y }) => !isTrue && x === box.x && y === box.y);
	if (same.length < 2 || same[0] !== box) return [];
	const names = note(same.map(({ name }) => name).join(", "), { tone: "ink", lang: "tr" });
	return at(box.x, box.y + box.height + 2, names);
}

/** The part in a true box; nuts are not in the scene. */
function shapesOf({ name, x, y, width, height, last }: Box): readonly Shape[] {
	const middle = [x + width / 2, y + height / 2] as const;
	if (name === "pul") return [circle(middle, width / 2, "dull"), circle(middle, width / 4, "clear")];
	const turn = (-last * Math.PI) / 180;
	const corners = BOLT.map(([a, b]): readonly [number, number] => [
		a * Math.cos(turn) - b * Math.sin(turn),
		a * Math.sin(turn) + b * Math.cos(turn),
	]);
	const [left, right] = [Math.min(...corners.map(([a]) => a)), Math.max(...corners.map(([a]) => a))];
	const top = Math.min(...corners.map(([, b]) => b));
	const scale = width / (right - left);
	const moves = corners.map(([a, b], index) => {
		const [fromA, fromB] = corners[index - 1] ?? [left, top];
		return `${index === 0 ? "m" : "l"}${((a - fromA) * scale).toFixed(1)} ${((b - fromB) * scale).toFixed(1)}`;
	});
	return [path([x, y], `${moves.join("")}z`, "dull")];
}

function key(text: string, look: "strong" | "alarm"): Part {
	const words = note(text, { tone: "ink" });
	return area(28 + words.width, words.height, path([0, 9], "h18", look), at(28, 0, words));
}
