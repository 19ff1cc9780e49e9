import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { flat, json } from "../adapters/fields.ts";
import { read, type StateWords, toJobState } from "../lib/read.ts";
import { dataUrlFile, InlineFile } from "../lib/files.ts";
import { InputError } from "../errors/errors.ts";
import type { Job, JobState } from "../types/job.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

const STATES: StateWords = { PROCESSING: "running", SUCCESS: "done" };

const IMAGE_JOB: Job = {
	id: (ticket) => read(ticket, "id", "string"),
	ticket: ["id", "task_status"],
	ticketState: (ticket) => {
		const malformed = `Received malformed response from ZAI text-to-image API: expected { id: string, task_status: string }, got: ${JSON.stringify(ticket)}`;
		for (const field of IMAGE_JOB.ticket) read(ticket, field, "string", malformed);
		return toState(ticket, "ZAI API returned task status: FAIL");
	},
	status: (ticket) => ({
		path: `api/paas/v4/async-result/${encodeURIComponent(read(ticket, "id", "string"))}`,
	}),
	state: (reply) => toState(reply, "ZAI text-to-image API task failed"),
	intervalMs: 2000,
	pollFailed: (status) => `Failed to fetch result from ZAI text-to-image API: ${status}`,
	timedOut: (polls) =>
		`Timed out while waiting for the result from ZAI API - aborting after ${polls} attempts`,
};

/** Z.ai. Pictures are jobs. Source: https://docs.z.ai/api-reference. */
export const zaiOrg: Provider = {
	id: "zai-org",
	host: "https://api.z.ai",
	headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
	tasks: {
		conversational: chat("api/paas/v4/chat/completions"),
		"text-to-image": {
			path: "api/paas/v4/async/images/generations",
			job: IMAGE_JOB,
			toPayload: (input, { model }) => json({ ...flat(input), model, prompt: input.inputs }),
			fromResponse: (reply) => ({ url: read(reply, "image_result.0.url", "string"), reply }),
			expected: (reply) =>
				`Received malformed response from ZAI text-to-image API: expected { image_result: Array<{ url: string }> }, got: ${JSON.stringify(reply)}`,
		},
		"image-to-text": {
			path: "api/paas/v4/layout_parsing",
			toPayload: ({ inputs }, { model }) => json({ model, file: toFile(inputs) }),
			fromResponse: (reply) => {
				const text = read(reply, "md_results", "string");
				return { generated_text: text, generatedText: text };
			},
			expected: (reply) =>
				`Received malformed response from ZAI layout_parsing API: expected { md_results: string }, got: ${JSON.stringify(reply)}`,
		},
	},
};

/** Name, documentation and state of Z.ai. */
export const zaiOrgFacts: ProviderFacts = {
	name: "Z.ai",
	docs: "https://docs.z.ai",
	keyUrl: "https://z.ai/manage-apikey/apikey-list",
	hubOrg: "zai-org",
	exampleModels: {
		conversational: ["zai-org/GLM-4.5", "zai-org/GLM-4.5V"],
		"image-text-to-text": ["zai-org/GLM-4.5V"],
		"image-to-text": ["zai-org/GLM-OCR"],
		"text-to-image": ["zai-org/GLM-Image"],
	},
	onlyModels: { "image-to-text": "glm-ocr" }, // https://docs.z.ai/api-reference/tools/layout-parsing, read on 2026-11-27
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
		"image-to-text": { renamed: { inputs: "file" }, ignored: ["parameters"] },
	},
};

function toState(reply: unknown, failed: string): JobState {
	return toJobState(read(reply, "task_status", "string"), STATES, failed);
}

/** The document to read: the caller's file, or a file at a URL, fetched first. */
function toFile(inputs: unknown): InlineFile {
	if (inputs instanceof Blob) return dataUrlFile(inputs, "image/png");
	if (typeof inputs === "string" && URL.canParse(inputs))
		return new InlineFile(inputs, "dataUrl", "image/png");
	throw new InputError("ZAI image-to-text requires a URL string or Blob as inputs", {
		code: "file-required",
	});
}
