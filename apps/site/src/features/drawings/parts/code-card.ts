import { code, label, note } from "./label.ts";
import { column } from "./layout.ts";
import { area, type AreaLook, at, circle, type Part, rect, type Shape } from "./shapes.ts";

/** A line of a program or of a message. */
export interface CardLine {
	readonly code: string;
	/** What it is or holds, in words: behind it where there is room, else below. */
	readonly about?: string;
	/** Number of a mark before it, the same wherever the same thing is drawn. */
	readonly mark?: number;
}

interface CardLook {
	/** Said above the card. */
	readonly title: string;
	/** The width of the card. */
	readonly width: number;
	readonly look?: AreaLook;
}

const [PAD, MARK, GAP, LINE_GAP] = [12, 26, 10, 9];

/** Lines as code writes them in a frame below its title, those that belong to each other with the same number. */
export function codeCard(lines: readonly CardLine[], { title, width, look = "card" }: CardLook): Part {
	const start = PAD + (lines.some(({ mark }) => mark !== undefined) ? MARK : 0);
	let y = PAD;
	const shapes: Shape[] = [];
	for (const line of lines) {
		const words = drawLine(line, width - start - PAD);
		if (line.mark !== undefined) shapes.push(...at(PAD, y, markOf(line.mark)));
		shapes.push(...at(start, y, words));
		y += words.height + LINE_GAP;
	}
	const height = y - LINE_GAP + PAD;
	const card = area(width, height, rect([0, 0, width, height], look, { radius: 6 }), shapes);
	return column([label(title, { size: 13, bold: true }), card], 6);
}

/** A number in a disc. */
export function markOf(number: number): Part {
	const digit = label(String(number), { size: 13, bold: true, tone: "filled", anchor: "middle" });
	return area(18, 17, circle([9, 8.5], 9, "solid"), at(9 - digit.width / 2, 0, digit));
}

function drawLine({ code: text, about }: CardLine, width: number): Part {
	const name = code(text, { width });
	if (about === undefined) return name;
	const beside = note(about);
	if (name.width + GAP + beside.width <= width)
		return area(width, name.height, at(0, 0, name), at(name.width + GAP, 0, beside));
	return column([name, note(about, { width })], 1);
}
