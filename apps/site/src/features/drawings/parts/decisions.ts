import { arrow } from "./arrow.ts";
import { box } from "./box.ts";
import { code, label, note } from "./label.ts";
import { column, type Sheet } from "./layout.ts";
import { area, at, axisOf, type Part } from "./shapes.ts";

/** What a path ends in: words, with code above them. */
export interface Outcome {
	readonly code?: string;
	readonly text: string;
}

/** A question with two answers. */
export interface Decision {
	readonly question: string;
	/** The answer that leaves the path, and where it leads. */
	readonly leave: string;
	readonly outcome: Outcome;
	/** The answer that leads on. */
	readonly onward: string;
}

/** Questions below each other: one answer leads to an outcome at the side, the other to the next question. */
export function decisions(steps: readonly Decision[], end: Outcome, sheet: Sheet): Part {
	const [left, between, right] = sheet.narrow ? [136, 46, 146] : [256, 84, 300];
	const width = left + between + right;
	const rows = steps.flatMap(({ question, leave, outcome, onward }) => {
		const step = box(label(question, { size: 13, bold: true, width: left - 20 }), { width: left, padX: 10 });
		const away = arrow("right", between - 12, note(leave));
		const result = drawOutcome(outcome, right);
		const middle = Math.max(axisOf(away), ...[step, result].map(({ height }) => height / 2));
		const height = middle + Math.max(...[step, result].map((part) => part.height / 2));
		const down = arrow("down", 26, note(onward));
		return [
			area(
				width,
				height,
				at(0, middle - step.height / 2, step),
				at(left + 6, middle - axisOf(away), away),
				at(left + between, middle - result.height / 2, result),
			),
			area(left, down.height, at((left - down.width) / 2, 0, down)),
		];
	});
	return column([...rows, drawOutcome(end, left)], 5);
}

function drawOutcome({ code: name, text }: Outcome, width: number): Part {
	const inner = width - 18;
	const words = label(text, { size: 13, width: inner });
	const both = name === undefined ? words : column([code(name, { width: inner }), words], 3);
	return box(name === undefined ? both : { ...both, width: inner }, {
		look: "wash",
		width,
		padX: 9,
	});
}
