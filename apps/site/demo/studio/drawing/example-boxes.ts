import { LOCALES, TASK_EXAMPLES } from "@pusula/tasks";
import type { Point } from "./points.ts";

/** Pixels of a picture for each drawing unit. */
const PICTURE_SCALE = 2;
/** Space between a thing and the line around it, in drawing units. */
const SPACE = 4;

/** A frame in a drawing. */
export interface Frame {
	readonly at: Point;
	readonly size: Point;
	readonly label: string;
}

interface Found {
	readonly label: string;
	readonly box: {
		readonly xmin: number;
		readonly ymin: number;
		readonly xmax: number;
		readonly ymax: number;
	};
}

/** The boxes of a task's example, a little larger than the things in them, each with its name, in every language in which it differs. */
export function readExampleBoxes(task: "object-detection" | "zero-shot-object-detection"): readonly Frame[] {
	const [first = [], ...others] = LOCALES.map(
		(locale) => TASK_EXAMPLES[task][locale][0].output as unknown as readonly Found[], // a test of the tasks holds it to its schema
	);
	return first.map(({ label, box: { xmin, ymin, xmax, ymax } }, index) => ({
		at: [xmin / PICTURE_SCALE - SPACE, ymin / PICTURE_SCALE - SPACE],
		size: [(xmax - xmin) / PICTURE_SCALE + 2 * SPACE, (ymax - ymin) / PICTURE_SCALE + 2 * SPACE],
		label: [...new Set([label, ...others.map((found) => found[index]?.label)])].join(" · "),
	}));
}
