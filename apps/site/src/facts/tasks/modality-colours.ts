import type { Modality } from "@pusula/tasks";

/** The colour of each modality, by its name in the catalogue's colours, wherever its tasks carry a mark. */
export const MODALITY_COLOURS = {
	multimodal: "red",
	nlp: "blue",
	cv: "green",
	audio: "orange",
	tabular: "yellow",
	rl: "indigo",
	other: "plain",
} as const satisfies Readonly<Record<Modality, string>>;
