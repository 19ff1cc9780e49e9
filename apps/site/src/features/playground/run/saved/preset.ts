import type { Draft } from "../../form/draft/draft.ts";
import type { SavedTarget } from "./saved-run.ts";

/** A form that the reader has given a name. */
export interface Preset {
	readonly id: string;
	readonly name: string;
	/** When it was named, in milliseconds since 1970. */
	readonly at: number;
	readonly target: SavedTarget;
	/** The fields as they were typed, with their files. */
	readonly draft: Draft;
	/** Compared models, as `provider:model`. */
	readonly compared: readonly string[];
	/** The reader has given it a star: it is listed before those without one. Default: false. */
	readonly isStarred?: boolean;
}

/** Number of presets that are kept; a further one is refused. */
export const MOST_PRESETS = 100;

/** Longest name of a preset, in characters. */
export const LONGEST_NAME = 80;
