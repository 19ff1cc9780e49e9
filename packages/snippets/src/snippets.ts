import { isLeftOpen, isOffered } from "./plan/describe-call.ts";
import { findOutput } from "./printers/find-output.ts";
import { toPlan } from "./plan/plan.ts";
import { curl } from "./printers/curl.ts";
import { huggingfaceJs, pusulaJs } from "./printers/js-client.ts";
import { jsFetch } from "./printers/js-fetch.ts";
import { jsOpenai } from "./printers/js-openai.ts";
import { powershell } from "./printers/powershell.ts";
import type { Printer } from "./printers/printer.ts";
import { pythonFal } from "./printers/python-fal.ts";
import { pythonHub } from "./printers/python-hub.ts";
import { pythonOpenai } from "./printers/python-openai.ts";
import { pythonRequests } from "./printers/python-requests.ts";
import { listFiles } from "./args/sample-file.ts";
import type { MissingSnippet, Snippet, SnippetCall, SnippetResult } from "./types.ts";

/** Every printer, in the order snippets are shown. */
const PRINTERS: readonly Printer[] = [
	pusulaJs,
	huggingfaceJs,
	jsOpenai,
	jsFetch,
	pythonHub,
	pythonOpenai,
	pythonFal,
	pythonRequests,
	curl,
	powershell,
];

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
