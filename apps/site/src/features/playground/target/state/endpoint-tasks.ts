import { type Catalogue, findEndpointProvider, type TaskChoice } from "./catalogue.ts";
import type { EndpointForm } from "./access.ts";

/** The tasks that can be called at the reader's own server. */
export function listEndpointTasks(catalogue: Catalogue, form: EndpointForm): readonly TaskChoice[] {
	const provider = findEndpointProvider(catalogue);
	const wanted = form === "openai" ? provider?.openaiTasks : provider?.tasks;
	return catalogue.tasks.filter(({ id }) => wanted?.includes(id));
}
