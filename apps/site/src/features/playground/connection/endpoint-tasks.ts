import type { Catalogue, TaskChoice } from "../catalogue.ts";
import type { EndpointForm } from "./access.ts";

/** Tasks with a route of their own in the OpenAI API, as the client calls servers that have it. */
const OPENAI_TASKS: readonly string[] = [
	"conversational",
	"text-generation",
	"feature-extraction",
	"automatic-speech-recognition",
	"text-to-image",
];
/** A rented endpoint runs any task of the platform's own servers. */
const ENDPOINT_PROVIDER = "hf-inference";

/** The tasks that can be called at the reader's own server. */
export function listEndpointTasks(
	{ tasks, providers }: Catalogue,
	form: EndpointForm,
): readonly TaskChoice[] {
	const offered = providers.find(({ id }) => id === ENDPOINT_PROVIDER)?.tasks ?? [];
	const wanted = form === "openai" ? OPENAI_TASKS : offered;
	return tasks.filter(({ id }) => wanted.includes(id));
}
