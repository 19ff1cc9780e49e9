import type { Plan } from "../plan.ts";
import type { MissingSnippet, SnippetClient, SnippetLanguage } from "../types.ts";

/** Prints one client's code for a plan, or says why it cannot. */
export interface Printer {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	/** Command that installs what the code imports. */
	readonly install?: string;
	/** The code, or the reason there is none. Pure. */
	readonly print: (plan: Plan) => { readonly code: string } | { readonly reason: MissingSnippet["reason"] };
}

/** Why plain HTTP cannot express a plan, or undefined when it can. */
export function httpReason({ described, call, reply, writes }: Plan): MissingSnippet["reason"] | undefined {
	if (described.isJob) return "job";
	if (call.stream && !described.canStream) return "stream";
	if (described.request.body?.kind === "form") return "form";
	return writes !== undefined && reply.kind === "json" ? "reply" : undefined;
}
