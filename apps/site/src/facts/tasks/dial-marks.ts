import type { Modality } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { RINGS } from "./dial-shape.ts";
import { groupTasks, toTaskRoute } from "./task-order.ts";

/** A task on the dial. */
export interface DialMark {
	readonly name: string;
	readonly href: string;
	/** Degrees from the north, clockwise. */
	readonly angle: number;
	/** Its place among `RINGS`. */
	readonly ring: number;
}

/** The tasks of a modality. */
export interface DialGroup {
	readonly modality: Modality;
	readonly name: string;
	readonly marks: readonly DialMark[];
}

/** Marks left out between two modalities. */
const GAP = 1.6;

/** The marks of the dial, in the order of `groupTasks`, evenly around it but for a gap between two modalities. */
export function listDialGroups(locale: Locale): readonly DialGroup[] {
	const groups = groupTasks().filter(({ tasks }) => tasks.length > 0);
	const count = groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
	let passed = 0;
	return groups.map(({ modality, tasks }, index) => {
		const start = passed;
		passed += tasks.length;
		const marks = tasks.map(({ id, names }, place) => {
			const turn = (start + place + (index + 0.5) * GAP + 0.5) / (count + groups.length * GAP);
			return {
				name: names[locale],
				href: toHref(toTaskRoute(id), locale),
				angle: Math.round(turn * 3600) / 10,
				ring: (start + place) % RINGS.length,
			};
		});
		return { modality: modality.id, name: modality.names[locale], marks };
	});
}
