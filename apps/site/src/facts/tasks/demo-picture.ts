import type { Demo, DemoEntry } from "@pusula/tasks";

/**
 * The file of the picture that represents an example: the last one of its output, or of its input; of an animation its
 * still. Undefined for an example without a picture.
 */
export function findDemoPictureFile({ inputs, outputs }: Demo): string | undefined {
	return [...inputs, ...outputs].findLast(isPicture)?.filename.replace(/\.gif$/, ".still.png");
}

function isPicture(entry: DemoEntry): entry is Extract<DemoEntry, { type: "img" }> {
	return entry.type === "img";
}
