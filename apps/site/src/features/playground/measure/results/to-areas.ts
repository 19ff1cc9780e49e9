import type { Answer } from "@pusula/measure";
import type { Area } from "../../../../lib/media/area.ts";

/** Boxes that are drawn on one picture: the surest ones. */
const MOST_DRAWN = 20;

/** What a list of answers may hold. */
type Entry = Extract<Answer, readonly unknown[]>[number];

/** The boxes of an answer as areas of its picture, the surest first; none for answers of other kinds. */
export function toAreas(answer: Answer): readonly Area[] {
	if (typeof answer === "string" || typeof answer === "number") return [];
	const entries: readonly Entry[] = [...answer];
	const areas = entries.flatMap((entry): Area[] => {
		if (typeof entry !== "object" || !("shape" in entry)) return [];
		const [xmin, ymin, xmax, ymax] = entry.shape;
		return [
			{
				label: entry.label,
				...("score" in entry && { score: entry.score }),
				box: { xmin, ymin, xmax, ymax },
			},
		];
	});
	return areas.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0)).slice(0, MOST_DRAWN);
}
