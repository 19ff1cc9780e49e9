import { type Catalogue, findEndpointProvider, type TaskChoice } from "../catalogue.ts";
import type { EndpointForm } from "./access.ts";

/** Tasks with a route of their own in the OpenAI API, as the client calls servers that have it. */
const OPENAI_TASKS: readonly string[] = [
	"conversational",
	"text-generation",
	"feature-extraction",
	"automatic-speech-recognition",
	"text-to-image",
];

/** The tasks that can be called at the reader's own server. */
export function listEndpointTasks(catalogue: Catalogue, form: EndpointForm): readonly TaskChoice[] {
	const offered = findEndpointProvider(catalogue)?.tasks ?? [];
	const wanted = form === "openai" ? OPENAI_TASKS : offered;
	return catalogue.tasks.filter(({ id }) => wanted.includes(id));
}
