import { useMemo } from "react";
import type { Catalogue } from "./state/catalogue.ts";
import { type TaskData, withFittedExample, withLocalExample } from "./task-data.ts";
import type { PlaygroundState } from "./state/playground-state.ts";

/** A task's data with the example that the chosen model is tried on; what is no data yet stays as it is. */
export function useTriedData<Missing extends string>(
	catalogue: Catalogue,
	state: PlaygroundState,
	data: TaskData | Missing,
): TaskData | Missing {
	const { connection, task, model } = state;
	const fitted = useMemo(
		() => (typeof data === "object" ? withFittedExample(data, model) : data),
		[data, model],
	);
	return useMemo(
		() =>
			typeof fitted === "object" && connection === "local"
				? withLocalExample(catalogue, { task, model }, fitted)
				: fitted,
		[catalogue, connection, task, model, fitted],
	);
}
