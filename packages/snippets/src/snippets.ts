import { type DescribedRequest, describeRequest } from "@pusula/inference";
import { toPlan } from "./plan.ts";
import { curl } from "./printers/curl.ts";
import { jsClient } from "./printers/js-client.ts";
import { jsFetch } from "./printers/js-fetch.ts";
import type { Printer } from "./printers/printer.ts";
import { pythonRequests } from "./printers/python-requests.ts";
import type { MissingSnippet, Snippet, SnippetCall, SnippetResult } from "./types.ts";

/** Every printer, in the order snippets are shown. */
const PRINTERS: readonly Printer[] = [jsClient, jsFetch, pythonRequests, curl];

/** The request a snippet prints: the client's own. */
export function describeSnippetCall(call: SnippetCall): DescribedRequest {
	const { task, provider, model, providerModel, args, routed = true, stream, billTo, endpointUrl } = call;
	return describeRequest({
		task,
		provider,
		model,
		mapping: providerModel === undefined ? undefined : { providerId: providerModel },
		args,
		key: routed ? "platform" : "own",
		stream,
		billTo,
		endpointUrl,
	});
}

/**
 * Ready-to-copy code for a call, one snippet a client, and the clients that cannot express it with the reason.
 * Pure: the same call gives the same text.
 * @throws InputError for an unknown provider or task; LiteralError for text no file can hold.
 */
export function snippetsFor(call: SnippetCall): SnippetResult {
	const plan = toPlan(call, describeSnippetCall(call));
	const snippets: Snippet[] = [];
	const missing: MissingSnippet[] = [];
	for (const { language, client, install, print } of PRINTERS) {
		const printed = print(plan);
		if ("reason" in printed) missing.push({ language, client, reason: printed.reason });
		else {
			const { token, writes, described } = plan;
			snippets.push({
				language,
				client,
				code: printed.code,
				...(install !== undefined && { install }),
				...("name" in token && described.request.auth && { tokenName: token.name }),
				...(writes !== undefined && { writes }),
			});
		}
	}
	return { snippets, missing };
}
