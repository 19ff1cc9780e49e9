import type { Modality } from "@pusula/tasks";
import type { TickColor } from "../ui/tick.tsx";

/** The colour of each modality, wherever its tasks carry a mark. */
export const MODALITY_COLOURS: Readonly<Record<Modality, TickColor>> = {
	multimodal: "red",
	nlp: "blue",
	cv: "green",
	audio: "orange",
	tabular: "yellow",
	rl: "indigo",
	other: "plain",
};
