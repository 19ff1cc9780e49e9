import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { note } from "../../parts/label.ts";
import { column, row, titled } from "../../parts/layout.ts";
import { area, type Part, path, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** What the cell `squeezed` of the guide to preprocessing printed: the share of the blue field in each picture. */
export const PANEL_SHARES = { picture: 0.38, squeezed: 0.38, cropped: 0.28 };
/** Size of the picture in the guide, and where its blue field begins. */
const [WIDTH, HEIGHT, BLUE] = [640, 360, 400];
/** Edge of the part that the processor cuts out of the middle. */
const LEFT = (WIDTH - HEIGHT) / 2;
const SQUARE = 112;

/** A wide picture made square in two ways: by squeezing it, and by cutting off its sides. */
export const squeezeOrCrop = defineDrawing({
	id: "squeeze-or-crop",
	words: {
		tr: {
			title: "Kare olmanın iki yolu",
			caption:
				"Sıkıştırılan görüntüde her şey yerindedir ama eni daralmıştır; mavi alanın payı değişmez. Kırpılan görüntüde oranlar doğrudur, çerçevenin dışındaki her şey gitmiştir.",
			description:
				"Solda 640'a 360 piksellik görüntü: beşte üçünden çoğu gri, sağı mavi; ortasında kare bir çerçeve. Ortada sıkıştırılmış kare: aynı alanlar daralmış, mavinin payı 0,38. Sağda kırpılmış kare: mavi yalnızca sağ kenarda, payı 0,28.",
			picture: "görüntü",
			squeezed: "sıkıştırılmış",
			cropped: "kırpılmış",
			share: "mavi: {share}",
		},
		en: {
			title: "Two ways to become square",
			caption:
				"In the squeezed picture all is in place but narrower, and the share of the blue field is the same. In the cropped one the proportions are right, and all outside the frame is gone.",
			description:
				"On the left the picture of 640 by 360 pixels: more than three fifths are grey, the right is blue; in its middle a square frame. In the middle the squeezed square: the same fields, narrower, the share of blue 0.38. On the right the cropped square: blue at the right edge only, its share 0.28.",
			picture: "picture",
			squeezed: "squeezed",
			cropped: "cropped",
			share: "blue: {share}",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const scale = SQUARE / HEIGHT;
		const frame = path([LEFT * scale, 0], `h${SQUARE}v${SQUARE}h${-SQUARE}z`, "alarm");
		const wide = fields(WIDTH * scale, BLUE / WIDTH);
		const whole = area(wide.width, wide.height, wide.shapes, frame);
		const pictures = [
			["picture", whole],
			["squeezed", fields(SQUARE, BLUE / WIDTH)],
			["cropped", fields(SQUARE, (BLUE - LEFT) / HEIGHT)],
		] as const;
		const [first, ...others] = pictures.map(([name, part]) => {
			const share = words.share.replace("{share}", printNumber(PANEL_SHARES[name], locale));
			return titled(note(words[name]), column([part, note(share, { tone: "ink" })], 6, "middle"));
		});
		if (!first) throw new Error("There is a picture.");
		return sheet.narrow
			? column([first, arrow("down", 20), row(others, 28)], 10, "middle")
			: row([first, arrow("right", 36), ...others], 24);
	},
});

/** A grey field and to its right a blue one, which begins at a share of the width. */
function fields(width: number, share: number): Part {
	return area(
		width,
		SQUARE,
		rect([0, 0, width * share, SQUARE], "dull", { radius: 0 }),
		rect([width * share, 0, width * (1 - share), SQUARE], "solid", { radius: 0 }),
	);
}
