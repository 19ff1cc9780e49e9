/** Frameworks with a column of their own, in the order of the columns. */
export const FRAMEWORKS = ["pytorch", "tensorflow", "flax"] as const;

export type Framework = (typeof FRAMEWORKS)[number];

/** Kinds of data that models are listed under, in the order of the choices. */
export const MODEL_GROUPS = [
	"text",
	"vision",
	"audio",
	"video",
	"multimodal",
	"reinforcement-learning",
	"time-series",
	"graph",
] as const;

export type ModelGroup = (typeof MODEL_GROUPS)[number];

/** One row of the table of supported models. */
export interface SupportedModel {
	readonly name: string;
	/** Name of its documentation page. */
	readonly page: string;
	/** Documentation page of the model (English): of version 5.12, or of 4.50 where that has none. */
	readonly href: string;
	readonly group: ModelGroup;
	/** Frameworks the model works with; may be empty. */
	readonly frameworks: readonly Framework[];
	/** Day on which the model or its paper came out, `YYYY-MM-DD`; null when not known. */
	readonly released: string | null;
	/** The library listed it as deprecated on the day of the table. */
	readonly isDeprecated: boolean;
	/** Its page is no longer part of the library's newest documentation. */
	readonly isGone: boolean;
}

/** True for the id of a framework of the table. */
export function isFramework(id: string): id is Framework {
	return FRAMEWORKS.some((framework) => framework === id);
}

/** True for the id of a group of the table. */
export function isModelGroup(id: string): id is ModelGroup {
	return MODEL_GROUPS.some((group) => group === id);
}
