import { arrow } from "./arrow.ts";
import { box } from "./box.ts";
import { label } from "./label.ts";
import { column, row, type Sheet } from "./layout.ts";
import type { Part } from "./shapes.ts";

/** An answer to a question, and where it leads. */
export interface Choice {
	readonly answer: string;
	readonly outcome: string;
}

/** A question over its answers, each with an arrow to what it leads to. */
export function choices(question: string, rows: readonly Choice[], sheet: Sheet): Part {
	const [answerWidth, outcomeWidth] = sheet.narrow ? [118, 158] : [270, 230];
	const width = answerWidth + outcomeWidth + 48;
	const lines = rows.map(({ answer, outcome }) => {
		const words = label(answer, { size: 13, width: answerWidth });
		const name = label(outcome, { size: 13, bold: true, width: outcomeWidth - 24 });
		return row(
			[
				{ ...words, width: answerWidth },
				arrow("right", 24),
				box(name, { look: "wash", width: outcomeWidth }),
			],
			12,
		);
	});
	const head = box(label(question, { bold: true, width: width - 24 }), { look: "card", width });
	return column([head, ...lines], 12);
}
