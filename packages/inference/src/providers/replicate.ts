import { malformed } from "../adapters/malformed.ts";
import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { checkFile } from "../adapters/check-file.ts";
import { flat, json } from "../adapters/fields.ts";
import { peek, peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import { dataUrlFile, RemoteFile } from "../lib/files.ts";
import { pathOf, toModelPath } from "../lib/url.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Job, JobState } from "../types/job.ts";
import type { Media } from "../types/output.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";
import type { Route } from "../types/route.ts";
import type { Body } from "../types/wire.ts";

/** States by their names. A reply without a status is a result. */
const STATES: StateWords = {
	starting: "queued",
	processing: "running",
	succeeded: "done",
};

/** The service holds the request for up to a minute; what takes longer is polled at the prediction's own URL. */
const PREDICTION: Job = {
	id: (ticket) => read(ticket, "id", "string"),
	ticket: ["id", "status", "urls.get", "urls.cancel"],
	holdHeader: "Prefer",
	isResult: (ticket) => ticket instanceof Blob,
	ticketState: toState,
	status: (ticket, route) => ({ path: pathOf(read(ticket, "urls.get", "string"), route) }),
	state: toState,
	cancel: (ticket, route) => ({ path: pathOf(read(ticket, "urls.cancel", "string"), route), method: "POST" }),
	intervalMs: 1000,
	pollFailed: "Failed to fetch the prediction from Replicate",
};

const PREDICT = {
	path: predictionPath,
	headers: { Prefer: "wait" },
	job: PREDICTION,
} as const satisfies Partial<Adapter<never, unknown>>;

/** Replicate: every call is a prediction. Source: https://replicate.com/docs/reference/http. */
export const replicate: Provider = {
	id: "replicate",
	host: "https://api.replicate.com",
	tasks: {
		"text-to-image": {
			...PREDICT,
			toPayload: (input, route) => predict({ ...flat(input), prompt: input.inputs, ...loraOf(route) }, route),
			fromResponse: firstFile,
			expected: "Expected Replicate text-to-image response format",
		},
		"text-to-video": {
			...PREDICT,
			toPayload: (input, route) => predict({ ...flat(input), prompt: input.inputs }, route),
			fromResponse: firstFile,
			expected: "Expected { output: string }",
		},
		"text-to-speech": {
			...PREDICT,
			toPayload: (input, route) => predict({ ...flat(input), text: input.inputs }, route),
			fromResponse: speechOf,
			expected: "Expected Blob or object with output",
		},
		"automatic-speech-recognition": {
			...PREDICT,
			toPayload: (input, route) => {
				const file = checkFile(input.inputs, "Audio input must be a Blob");
				return predict({ ...flat(input), audio: dataUrlFile(file, "audio/wav") }, route);
			},
			fromResponse: transcriptOf,
			expected: malformed("Replicate", "automatic-speech-recognition"),
		},
		"image-to-image": {
			...PREDICT,
			toPayload: (input, route) => {
				const image = dataUrlFile(checkFile(input.inputs), "image/jpeg");
				return predict(
					{
						...flat(input),
						image,
						images: [image],
						input_image: image,
						input_images: [image],
						...loraOf(route),
					},
					route,
				);
			},
			fromResponse: firstFile,
			expected: malformed("Replicate", "image-to-image"),
		},
	},
};

/** Name, documentation and state of Replicate. */
export const replicateFacts: ProviderFacts = {
	name: "Replicate",
	docs: "https://replicate.com/docs",
	keyUrl: "https://replicate.com/account/api-tokens",
	keyForm: {
		pattern: "^r8_",
		source: "https://replicate.com/docs/topics/security/api-tokens",
		date: "2026-11-22",
	},
	hubOrg: "replicate",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
		"text-to-video": PROMPT_FIELDS,
		"text-to-speech": { renamed: { inputs: "text" } },
		"automatic-speech-recognition": { renamed: { inputs: "audio" } },
		"image-to-image": { renamed: { inputs: "image, images, input_image, input_images" } },
	},
};

/** The state of a prediction. One that is still "processing" is done once its output is there: what follows is upkeep. */
function toState(reply: unknown): JobState {
	const status = peekKind(reply, "status", "string") ?? "succeeded";
	const failed = peekKind(reply, "error", "string") ?? `Replicate prediction ${status}`;
	const state = toJobState(status, STATES, failed);
	return typeof state === "string" && hasOutput(reply) ? "done" : state;
}

function hasOutput(reply: unknown): boolean {
	const output = peek(reply, "output");
	return Array.isArray(output) ? output.length > 0 : Boolean(output);
}

/** `owner/name:version` runs that version; without one the model's own endpoint runs its newest. */
function predictionPath({ model }: Route): string {
	return model.includes(":") ? "v1/predictions" : `v1/models/${toModelPath(model)}/predictions`;
}

function predict(input: object, { model }: Route): Body {
	const version = model.split(":")[1];
	return json({ input, ...(version !== undefined && { version }) });
}

function loraOf({ lora, hubUrl, hubModel }: Route): object {
	return lora?.type === "lora" && lora.weightsPath ? { lora_weights: `${hubUrl}/${hubModel}` } : {};
}

/** The first file of a prediction: one URL, or a list of them. */
function firstFile(reply: unknown): Media {
	return { url: peekKind(reply, "output", "string") ?? read(reply, "output.0", "string"), reply };
}

/**
 * The speech of a prediction, or a body that is sound itself. The other tasks take JSON alone; in this one the published client
 * takes a file too, and its contract says so: "Expected Blob or object with output".
 */
function speechOf(reply: unknown): Media {
	return reply instanceof Blob && reply.type.startsWith("audio/") ? { blob: reply } : firstFile(reply);
}

/** Text of a transcription: itself, the first of a list, or a field of an object; one of them is a file. */
function transcriptOf(reply: unknown): { text: string } {
	for (const path of ["output", "output.0", "output.transcription", "output.translation"]) {
		const text = peekKind(reply, path, "string");
		if (text !== undefined) return { text };
	}
	const file = new RemoteFile(read(reply, "output.txt_file", "string"), ({ bytes }) =>
		new TextDecoder().decode(bytes),
	);
	return { text: file as unknown as string }; // becomes text before the caller sees it
}
