import { useMemo } from "react";
import { type Catalogue, type TaskData, withLocalExample } from "./catalogue.ts";
import type { PlaygroundState } from "./playground-state.ts";

/** The data of a task with the example of the model that runs in the reader's browser, where it has one of its own. */
export function useLocalExample(
	catalogue: Catalogue,
	{ connection, task, model }: PlaygroundState,
	data: TaskData | "loading" | "failed",
): TaskData | "loading" | "failed" {
	const isLocal = connection === "local";
	return useMemo(
		() => (isLocal && typeof data === "object" ? withLocalExample(catalogue, { task, model }, data) : data),
		[catalogue, isLocal, task, model, data],
	);
}
