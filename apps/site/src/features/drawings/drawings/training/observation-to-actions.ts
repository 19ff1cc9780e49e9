import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { line, plane } from "../../parts/plot.ts";
import { area, at, type Part, path, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Steps of a chunk, and steps a second: the article's numbers. */
const STEPS = 50;
const RATE = 30;

/** The step at which the gripper closes. */
const CLOSES = 34;

/** Joint angles of the observation in radians, where the movement begins, and where each joint is led. */
const JOINTS = [
	{ from: 0.1, to: 0.8 },
	{ from: -0.6, to: -0.2 },
	{ from: 1.4, to: 1.1 },
] as const;

export const observationToActions = defineDrawing({
	id: "observation-to-actions",
	words: {
		tr: {
			title: "Bir gözlemden bir eylem öbeğine",
			caption:
				"Model kameraya, eklemlere ve isteğe bir kez bakar, 50 adımlık hedefi birden verir. Denetim hızı 30 Hz ise öbek 1,7 saniye sürer; bu süre boyunca yeni görüntüye bakılmaz. Eğriler örnektir.",
			description:
				"Solda gözlem: kamera görüntüsünde tezgâhtaki bardak, lavabo ve bardağın üstündeki açık tutacak, üç eklemin açıları ve “bardağı lavaboya koy” isteği. Ok modele, modelden eylem öbeğine gider. Öbekte üç eklemin hedefi 50 adım boyunca yumuşak birer eğridir; altındaki şerit tutacağın önce açık olduğunu, 34. adımda kapandığını gösterir.",
			camera: "kamera",
			joints: "eklemler (radyan)",
			request: "istek",
			wish: "“bardağı lavaboya koy”",
			model: "model",
			targets: "eklem hedefleri",
			steps: "adım",
			seconds: "sn",
			open: "tutacak açık",
			closed: "kapalı",
		},
		en: {
			title: "From an observation to a chunk of actions",
			caption:
				"The model looks at camera, joints and request once and gives the targets of 50 steps together. At a control rate of 30 Hz the chunk lasts 1.7 seconds, in which no new image is looked at. The curves are examples.",
			description:
				"On the left the observation: a camera image with a cup, a sink and the open gripper over the cup, the angles of three joints and the request “put the cup in the sink”. An arrow leads to the model, and from there to the chunk of actions. In it the targets of the three joints are smooth curves over 50 steps; a strip below shows the gripper open at first and closed from step 34 on.",
			camera: "camera",
			joints: "joints (radians)",
			request: "request",
			wish: "“put the cup in the sink”",
			model: "model",
			targets: "joint targets",
			steps: "steps",
			seconds: "s",
			open: "gripper open",
			closed: "closed",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const angles = JOINTS.map(({ from }) => printNumber(from, locale).replace("-", "−")).join("  ");
		const observation: readonly Part[] = [
			column([note(words.camera), drawCamera()], 4),
			column([note(words.joints), code(angles)], 4),
			column([note(words.request), label(words.wish, { size: 13 })], 4),
		];
		const chunk = drawChunk(
			{ ...words, end: `${STEPS} ${words.steps} = ${printNumber(STEPS / RATE, locale, 1)} ${words.seconds}` },
			sheet.narrow ? 300 : 250,
		);
		const model = box(label(words.model, { bold: true }), { look: "wash", padY: 18 });
		return sheet.narrow
			? column([column(observation, 10), arrow("down", 24), model, arrow("down", 24), chunk], 10, "middle")
			: row([column(observation, 12), arrow("right", 30), model, arrow("right", 30), chunk], 14);
	},
});

/** What the camera sees: an open gripper over a cup, on a worktop with a sink. */
function drawCamera(): Part {
	return area(
		104,
		66,
		rect([0, 0, 104, 66], "card", { radius: 3 }),
		rect([0, 48, 104, 18], "dull", { radius: 0 }),
		rect([60, 48, 34, 10], "cool", { radius: 2 }),
		rect([20, 30, 16, 18], "warm", { radius: 2 }),
		path([36, 34], "h5v8h-5", "edge"),
		path([28, 0], "v10m-13 9v-9h26v9", "strong"),
	);
}

/** The targets of the joints over the steps, and below them what the gripper does. */
function drawChunk(
	words: { readonly targets: string; readonly end: string; readonly open: string; readonly closed: string },
	width: number,
): Part {
	const curves = plane({
		width,
		height: 104,
		x: [0, STEPS],
		y: [-0.8, 1.6],
		yName: words.targets,
		xName: words.end,
	});
	const drawn = JOINTS.map(({ from, to }, joint) =>
		line(
			Array.from({ length: STEPS / 2 + 1 }, (_, index) =>
				curves.toPoint(index * 2, from + (to - from) * toShare(index / (STEPS / 2), joint)),
			),
			joint === 0 ? "strong" : "wire",
		),
	);
	const closes = Math.round((CLOSES / STEPS) * width);
	const strip = area(
		width,
		26,
		rect([0, 0, closes - 2, 26], "box"),
		rect([closes, 0, width - closes, 26], "solid"),
		centre(label(words.open, { size: 13 }), 0, closes - 2),
		centre(label(words.closed, { size: 13, tone: "filled" }), closes, width - closes),
	);
	return column([curves.with(drawn), strip], 10);
}

/** Which share of its way a joint has gone: each begins a little later than the one before. */
function toShare(time: number, joint: number): number {
	const own = Math.min(1, Math.max(0, (time - joint * 0.12) / 0.7));
	return own * own * (3 - 2 * own);
}

function centre(part: Part, x: number, width: number) {
	return at(x + (width - part.width) / 2, 13 - part.height / 2, part);
}
