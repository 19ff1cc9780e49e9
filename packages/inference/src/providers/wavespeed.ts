import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { checkFile } from "../adapters/check-file.ts";
import { flat, json } from "../adapters/fields.ts";
import { peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import { base64File } from "../lib/files.ts";
import { pathOf, toModelPath } from "../lib/url.ts";
import { fromBase64 } from "../lib/base64.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Job } from "../types/job.ts";
import type { Media } from "../types/output.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";
import type { Route } from "../types/route.ts";
import type { Body } from "../types/wire.ts";

/** A transparent picture of one pixel, for tasks that want a picture although the caller has none. */
const NO_PICTURE =
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=";

const STATES: StateWords = {
	created: "queued",
	queued: "queued",
	processing: "running",
	completed: "done",
};
const MALFORMED = "Received malformed response from WaveSpeed AI API";

const PREDICTION: Job = {
	id: (ticket) => read(ticket, "data.id", "string"),
	ticket: ["data.id", "data.urls.get"],
	status: (ticket, route) => ({ path: pathOf(read(ticket, "data.urls.get", "string"), route) }),
	state: (reply) => {
		const status = read(reply, "data.status", "string");
		return toJobState(status, STATES, peekKind(reply, "data.error", "string") || `Task ${status}`);
	},
	intervalMs: 500,
	pollAtOnce: true,
	pollFailed: "Failed to fetch response status from WaveSpeed AI API",
};

const PREDICT = {
	path: ({ model }: Route) => `api/v3/${toModelPath(model)}`,
	job: PREDICTION,
	fromResponse: firstOutput,
	expected: MALFORMED,
} as const satisfies Partial<Adapter<never, unknown>>;

const TEXT = { ...PREDICT, toPayload: fromText } as const;
const IMAGE = { ...PREDICT, toPayload: fromImage } as const;

/** WaveSpeed AI: every call is a prediction in a queue. Source: https://wavespeed.ai/docs. */
export const wavespeed: Provider = {
	id: "wavespeed",
	host: "https://api.wavespeed.ai",
	tasks: {
		"text-to-image": TEXT,
		"text-to-video": TEXT,
		"image-to-image": IMAGE,
		"image-to-video": IMAGE,
		"image-text-to-image": IMAGE,
		"image-text-to-video": IMAGE,
	},
};

/** Name, documentation and state of WaveSpeed AI. */
export const wavespeedFacts: ProviderFacts = {
	name: "WaveSpeed AI",
	docs: "https://wavespeed.ai/docs",
	keyUrl: "https://wavespeed.ai/accesskey",
	hubOrg: "wavespeed",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
		"text-to-video": PROMPT_FIELDS,
		"image-to-image": { renamed: { inputs: "image, images" } },
		"image-to-video": { renamed: { inputs: "image, images" } },
		"image-text-to-image": { renamed: { inputs: "image, images" } },
		"image-text-to-video": { renamed: { inputs: "image, images" } },
	},
};

function firstOutput(reply: unknown): Media {
	const noUrl = `${MALFORMED}: No output URL in completed response`;
	const url = read(reply, "data.outputs.0", "string", noUrl);
	return { url, reply, downloadFailed: () => "Failed to fetch generation output from WaveSpeed AI API" };
}

function fromText(input: { inputs: string; parameters?: object | undefined }, route: Route): Body {
	const { images: _images, ...fields } = flat(input) as { images?: unknown }; // open to unknown fields
	return json({ ...fields, prompt: input.inputs, ...loraOf(route) });
}

function fromImage(
	input: { inputs?: Blob | undefined; parameters?: { prompt?: string | undefined } | undefined },
	route: Route,
): Body {
	const { images, ...fields } = flat(input) as { images?: unknown }; // open to unknown fields
	const image = base64File(
		checkFile(input.inputs ?? new Blob([fromBase64(NO_PICTURE)], { type: "image/png" })),
	);
	const list = Array.isArray(images) && images.every((one) => typeof one === "string") ? images : [image];
	return json({ ...fields, image, images: list, prompt: input.parameters?.prompt, ...loraOf(route) });
}

function loraOf({ lora, hubModel }: Route): object {
	return lora?.type === "lora" ? { loras: [{ path: hubModel, scale: 1 }] } : {};
}
