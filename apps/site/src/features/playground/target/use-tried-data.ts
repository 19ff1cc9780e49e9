import { useMemo } from "react";
import { type Catalogue, type TaskData, withLocalExample } from "./catalogue.ts";
import type { PlaygroundState } from "./playground-state.ts";

/** A task's data with the example that the chosen model is tried on; what is no data yet stays as it is. */
export function useTriedData<Missing extends string>(
	catalogue: Catalogue,
	state: PlaygroundState,
	data: TaskData | Missing,
): TaskData | Missing {
	return useMemo(
		() =>
			typeof data === "object" && state.connection === "local"
				? withLocalExample(catalogue, state, data)
				: data,
		[catalogue, state, data],
	);
}
