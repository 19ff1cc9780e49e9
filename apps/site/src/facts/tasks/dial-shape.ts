/** Half the width of the dial; at 1 pixel a unit it fills the column of a phone. */
const HALF = 164;
/** Half the length of a mark. */
const MARK = 7;
const NEEDLE = 106;

export const DIAL_VIEW = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;

/** How far from a mark a press still counts. */
export const REACH = 12;

/** Marks are in two rings in turn, so that there are 24 pixels from the middle of each to its neighbours. */
export const RINGS = [152, 131] as const;

/** The two halves of the needle, to the north and to the south. */
export const NEEDLE_PATHS = [NEEDLE, -NEEDLE].map(
	(length) => `M0 ${-length} ${NEEDLE / 5.5} 0H${-NEEDLE / 5.5}Z`,
);

/** A mark of a ring, to the north. */
export function toMarkPath(radius: number): string {
	return `M0 ${-radius - MARK}v${2 * MARK}`;
}
