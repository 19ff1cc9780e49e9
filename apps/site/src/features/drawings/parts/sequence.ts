import { box } from "./box.ts";
import { label, note } from "./label.ts";
import { area, at, type AreaLook, type LineLook, type Part, path, rect, type Shape } from "./shapes.ts";

/** A message from one actor to another, both by their place in the list of actors; to itself it is a pause. */
export interface SequenceMessage {
	readonly from: number;
	readonly to: number;
	readonly text: string;
	readonly look?: LineLook;
	/** Whether the text is as code writes it. */
	readonly mono?: boolean;
}

interface SequenceLook {
	readonly width: number;
	/** Looks of the actors, where they are not all alike. */
	readonly looks?: readonly AreaLook[];
}

const GAP = 12;

/** Actors side by side and the messages between them, one below the other in the order of time. */
export function sequence(
	actors: readonly string[],
	messages: readonly SequenceMessage[],
	look: SequenceLook,
): Part {
	const { width, looks = [] } = look;
	const lane = width / actors.length;
	const names = actors.map((name) =>
		label(name, { bold: true, anchor: "middle", width: lane - 20, size: 13 }),
	);
	const top = Math.max(...names.map((name) => name.height)) + 14;
	const heads = names.map((name, index) =>
		box(name, { padX: 8, padY: 7, width: lane - GAP, height: top, look: looks[index] ?? "box" }),
	);
	const middleOf = (index: number) => lane * (index + 0.5);
	let y = top + 14;
	const drawn: Shape[] = [];
	for (const message of messages) {
		const part = drawMessage(message, lane);
		const [left, right] = [Math.min(message.from, message.to), Math.max(message.from, message.to)];
		const middle = (middleOf(left) + middleOf(right)) / 2;
		drawn.push(...at(middle - part.width / 2, y, part));
		y += part.height + GAP;
	}
	const lines = actors.map((_, index) => path([middleOf(index), top], `v${y - top}`, "hair"));
	const shapes = heads.flatMap((head, index) => at(middleOf(index) - head.width / 2, 0, head));
	return area(width, y, lines, shapes, drawn);
}

/** Its text is above its arrow on a ground that covers the lines below. */
function drawMessage({ from, to, text, look = "wire", mono = false }: SequenceMessage, lane: number): Part {
	const span = Math.abs(to - from) * lane;
	const words = note(text, { anchor: "middle", width: Math.max(span, lane) - 14, tone: "ink", mono });
	if (span === 0) return box(words, { look: "card", padX: 6, padY: 4 });
	const y = words.height + 5;
	const head = to > from ? "m-5-4l5 4l-5 4" : "m5-4l-5 4l5 4";
	const line = path([to > from ? 4 : span - 4, y], `h${to > from ? span - 8 : 8 - span}${head}`, look);
	const ground = rect([(span - words.width) / 2 - 4, 0, words.width + 8, words.height], "clear", {
		radius: 0,
	});
	return area(span, y + 4, ground, at((span - words.width) / 2, 0, words), line);
}
