import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { parseUrl, toModelPath } from "../lib/url.ts";
import { flat, json } from "../adapters/fields.ts";
import { peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import { rejectReply } from "../lib/shape-error.ts";
import type { Job } from "../types/job.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

const STATES: StateWords = { Pending: "queued", Queued: "queued", Processing: "running", Ready: "done" };
const FAILED = "Failed to fetch result from black forest labs API";

const GENERATION: Job = {
	id: (ticket) => read(ticket, "id", "string"),
	ticket: ["id", "polling_url"],
	status: (ticket) => ({ url: pollingUrl(ticket) }),
	state: (reply) => {
		const status = read(reply, "status", "string");
		const reasons = peekKind(reply, "details", "object");
		const failed = `${FAILED}: ${status}${reasons ? ` ${JSON.stringify(reasons)}` : ""}`;
		return toJobState(status, STATES, failed);
	},
	intervalMs: 1000,
	pollFailed: FAILED,
	timedOut: (polls) =>
		`Timed out while waiting for the result from black forest labs API - aborting after ${polls} attempts`,
};

/** Black Forest Labs: pictures as jobs. Source: https://docs.bfl.ai. */
export const blackForestLabs: Provider = {
	id: "black-forest-labs",
	host: "https://api.us1.bfl.ai",
	auth: { header: "Authorization", prefix: "X-Key " },
	tasks: {
		"text-to-image": {
			path: ({ model }) => `v1/${toModelPath(model)}`,
			job: GENERATION,
			toPayload: (input) => json({ ...flat(input), prompt: input.inputs }),
			fromResponse: (reply) => ({
				url: read(reply, "result.sample", "string"),
				reply: peekKind(reply, "result", "object"),
			}),
			expected: FAILED,
		},
	},
};

/** Name, documentation and state of Black Forest Labs. */
export const blackForestLabsFacts: ProviderFacts = {
	name: "Black Forest Labs",
	docs: "https://docs.bfl.ai",
	keyUrl: "https://dashboard.bfl.ai/",
	hubOrg: "black-forest-labs",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
	},
};

/** URL of the state and the result: on one of the vendor's regional hosts, polled without the key. */
function pollingUrl(ticket: unknown): string {
	const url = read(ticket, "polling_url", "string");
	const host = parseUrl(url)?.hostname ?? "";
	return host === "bfl.ai" || host.endsWith(".bfl.ai")
		? url
		: rejectReply(`${FAILED}: the answer names another host`, "polling_url");
}
