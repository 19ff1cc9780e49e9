import type { Plan } from "../plan/plan.ts";
import type { MissingReason, SnippetClient, SnippetLanguage } from "../types/snippet.ts";

/** Result of a printer: code, or the reason why there is none. */
export type Printed =
	| {
			readonly code: string;
			/** Where it differs from the printer's own. */
			readonly install?: string | undefined;
			/** Where it differs from the call's own. */
			readonly tokenName?: string | undefined;
	  }
	| { readonly reason: MissingReason };

/** Prints one client's code for a plan, or returns the reason why it cannot. */
export interface Printer {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	/** Command that installs what the code imports. */
	readonly install?: string;
	/** Returns a reply unchanged, where a library would read the result out of it. */
	readonly isPlain?: true;
	/** The library chooses a provider by itself, so that a call may leave the choice open. */
	readonly chooses?: true;
	/** The library takes a provider as a value, and not by its name alone. */
	readonly takesValues?: true;
	/** The code, or the reason there is none. Pure. */
	readonly print: (plan: Plan) => Printed;
}

/** The reason why plain HTTP cannot express a plan; undefined when it can. */
export function httpReason({ described, call, reply, job, writes }: Plan): MissingReason | undefined {
	if (call.stream && !described.canStream) return "stream";
	if (described.isJob && !job) return "job";
	return writes !== undefined && reply.kind === "json" ? "reply" : undefined;
}
