import { mayCallTools, type Plan } from "./plan.ts";
import type { SnippetClient, SnippetOutput } from "./types.ts";

/** Clients that return the raw response body. */
const PLAIN: ReadonlySet<SnippetClient> = new Set([
	"fetch",
	"requests",
	"curl",
	"fal_client",
	"Invoke-RestMethod",
]);

/** The kind of output that a client's code for a plan prints or writes. */
export function findOutput(
	client: SnippetClient,
	{ call, isStream, reply, job, writes }: Plan,
): SnippetOutput {
	if (writes !== undefined) return "file";
	if (isStream) return client === "curl" ? "events" : "pieces";
	const isWhole = client === "curl" && !job; // curl alone cannot take a part of the reply
	if (PLAIN.has(client) && (isWhole || reply.kind !== "text")) return "reply";
	if (call.task !== "conversational" && call.task !== "text-generation") return "result";
	return mayCallTools(call) ? "message" : "text";
}
