import { isLeftOpen, isOffered } from "../plan/describe-call.ts";
import { PRINTERS } from "../generated/printers.ts";
import { findOutput } from "../printers/find-output.ts";
import { toPlan } from "../plan/plan.ts";
import type { Printer } from "../printers/printer.ts";
import { listFiles } from "../args/sample-file.ts";
import type { MissingSnippet, Snippet, SnippetCall, SnippetResult } from "../types/snippet.ts";

/** Every client, in the order snippets are shown. */
export const SNIPPET_CLIENTS: readonly Pick<Snippet, "language" | "client">[] = PRINTERS.map(
	({ language, client }) => ({ language, client }),
);

/**
 * Prints ready-to-copy code for a call, one snippet a client. Pure: the same call returns the same text.
 * @param call task, provider, model and arguments; a `SampleFile` in the arguments is opened by its name
 * @returns `snippets`, in the order of `SNIPPET_CLIENTS`, and `missing`: the clients that cannot express the call, each
 * with the reason
 * @throws InputError for arguments that the client itself would reject, such as a missing file; LiteralError for text
 * that no file can hold, a file without a name, and arguments that hold themselves or are nested too deep
 * @example
 * const call = { task: "fill-mask", provider: "hf-inference", model: "a/b" } as const;
 * const { snippets } = snippetsFor({ ...call, args: { inputs: "The sea is [MASK]." } });
 * snippets[0]?.client; // "@pusula/inference"
 */
export function snippetsFor(call: SnippetCall): SnippetResult {
	if (!isOffered(call.task, call))
		return { snippets: [], missing: SNIPPET_CLIENTS.map((one) => ({ ...one, reason: "offer" })) };
	const plan = toPlan(call);
	const reads = listFiles(call.args);
	const snippets: Snippet[] = [];
	const missing: MissingSnippet[] = [];
	const isOpen = isLeftOpen(call);
	for (const printer of PRINTERS) {
		const { language, client, install } = printer;
		const printed = findReason(printer, call, isOpen) ?? printer.print(plan);
		if ("reason" in printed) {
			missing.push({ language, client, reason: printed.reason });
			continue;
		}
		const { token, writes } = plan;
		const command = printed.install ?? install;
		const tokenName = "name" in token && !call.madeBy ? (printed.tokenName ?? token.name) : undefined;
		snippets.push({
			language,
			client,
			code: printed.code,
			...(command !== undefined && { install: command }),
			...(tokenName !== undefined && { tokenName }),
			output: findOutput(printer, plan),
			...(writes !== undefined && { writes }),
			reads,
		});
	}
	return { snippets, missing };
}

/** Why a client cannot name the provider of a call; undefined where it can. */
function findReason(
	{ chooses, takesValues }: Printer,
	{ madeBy }: SnippetCall,
	isOpen: boolean,
): Pick<MissingSnippet, "reason"> | undefined {
	if (isOpen && !chooses) return { reason: "auto" };
	return madeBy && !takesValues ? { reason: "provider" } : undefined;
}
