import { type Snippet, type SnippetClient, snippetsFor } from "@pusula/snippets";
import type { ExampleCall } from "./example-call.ts";

/** Clients that ask the hub what a provider calls a model. */
const LOOKING_UP: ReadonlySet<SnippetClient> = new Set([
	"@pusula/inference",
	"huggingface.js",
	"huggingface_hub",
]);

/** Code for an example call that runs as it stands, one snippet a client. */
export function listExampleSnippets(call: ExampleCall): readonly Snippet[] {
	const { snippets } = snippetsFor(call);
	return snippets.filter(({ client }) => call.knowsHubName || LOOKING_UP.has(client));
}
