import type { Measure } from "../../../../../messages/tr/measure.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import { toName } from "../../target/to-name.ts";

/** The name of a model among those that are measured; it says where the model runs, so that no simulated one is taken for a real one, and what the reader has set, so that two settings of one model can be compared. */
export function toChosenName(
	catalogue: Catalogue,
	state: Pick<PlaygroundState, "connection" | "provider" | "model">,
	words: Pick<Measure["models"], "simulated" | "local">,
	settings: string,
): string {
	const { connection } = state;
	const name = toName(catalogue, { ...state, model: state.model.trim() }, connection);
	const marks = [
		...(connection === "simulated" || connection === "local" ? [words[connection]] : []),
		...(settings === "" ? [] : [settings]),
	];
	return marks.length > 0 ? `${name} (${marks.join("; ")})` : name;
}
