import { isOpenaiUrl, type OpenaiRoute, toOpenaiUrl } from "../lib/endpoint-url.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Route } from "../types/route.ts";

/**
 * An adapter that uses the OpenAI dialect where a caller's endpoint names one of its routes, as Ollama, vLLM and their
 * like have them, and its own dialect everywhere else.
 */
export function orOpenai<Input, Output>(
	own: Adapter<Input, Output>,
	route: OpenaiRoute,
	openai: Adapter<Input, Output>,
): Adapter<Input, Output> {
	const chosen = ({ endpointUrl }: Route): Adapter<Input, Output> =>
		endpointUrl !== undefined && isOpenaiUrl(new URL(endpointUrl)) ? openai : own;
	return {
		...own,
		endpointPath: (url) => (isOpenaiUrl(url) ? toOpenaiUrl(url, route) : url.href),
		toPayload: (input, target) => chosen(target).toPayload(input, target),
		fromResponse: (reply, target) => chosen(target).fromResponse(reply, target),
	};
}
