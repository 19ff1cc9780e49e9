import type { Dialect } from "../src/rules/dialect.ts";
import { toBase64 } from "../src/media/base64.ts";
import { encodePng } from "../src/media/png.ts";
import { paintSample } from "../src/media/sample-picture.ts";
import { encodeWav } from "../src/media/wav.ts";
import { peekText } from "./peek.ts";

/** Polling of a job, and the paths inside its replies. */
export interface JobCase {
	readonly pollPath: (ticket: unknown) => string;
	/** Dotted path of the state, and its values, one a poll. */
	readonly stateAt: string;
	readonly states: readonly [string, string, string];
	/** Path of the result, when it is not the last poll's response. */
	readonly resultPath?: (ticket: unknown) => string;
	/** Dotted path of the finished file's URL. */
	readonly fileAt?: string;
	/** Dotted path of the finished text. */
	readonly textAt?: string;
	/** States of a failed and a cancelled job. */
	readonly endings?: readonly [failed: string, canceled: string];
}

/** A right request of one provider and task, and checks of its response. */
export interface Case {
	readonly path: string;
	/** Sent to this host when the call is direct; default: the provider's first. */
	readonly host?: string;
	readonly body: object;
	/** Dotted paths that must hold text in the response. */
	readonly texts?: readonly string[];
	/** Dotted path of a file's URL in the response. */
	readonly fileAt?: string;
	/** Media type of a response in bytes. */
	readonly type?: string;
	readonly job?: JobCase;
}

export const PNG = { type: "image/png", bytes: encodePng(paintSample("tilki", { width: 64, height: 48 })) };
export const WAV = { type: "audio/wav", bytes: encodeWav("Merhaba dünya") };
export const PNG_BASE64 = toBase64(PNG.bytes);
export const PNG_URL = `data:image/png;base64,${PNG_BASE64}`;
export const WAV_BASE64 = toBase64(WAV.bytes);
const WAV_URL = `data:audio/x-wav;base64,${WAV_BASE64}`;

const model = "some-model";
const messages = [{ role: "user", content: "What is the capital of France?" }];
const prompt = "mavi denizde bir tekne";

const fromImage = { image_url: PNG_URL, image_urls: [PNG_URL], prompt };
const plainImage = { image: PNG_BASE64, images: [PNG_BASE64], prompt };

/**
 * A right request for each task of a provider, at the path of its rule: the provider's own case, else the form of
 * OpenAI-like APIs. A task that has neither is undefined.
 */
export function listCases({ id, rules }: Dialect): Readonly<Record<string, Case | undefined>> {
	const served = rules.flatMap(({ task = "", path }) =>
		task
			.split(" ")
			.filter(Boolean)
			.map((one): [string, Case | undefined] => [one, OWN_CASES[id]?.[one] ?? OPENAI_FORMS[one]?.(path)]),
	);
	return Object.fromEntries(served);
}

/** Cases by task, of APIs in the form of OpenAI's. */
const OPENAI_FORMS: Readonly<Record<string, (path: string) => Case>> = {
	conversational: chat,
	"text-generation": (path) => (path.endsWith("chat/completions") ? chat(path) : completion(path)),
	"feature-extraction": embeddings,
	"text-to-image": (path) => base64Image(path),
	"text-to-speech": speech,
	"automatic-speech-recognition": transcription,
};

/** Provider id, hub task id, right request, where it is not in the form of OpenAI's API. */
export const OWN_CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
	"black-forest-labs": {
		"text-to-image": {
			path: "v1/flux-dev",
			body: { prompt, width: 512, height: 512 },
			texts: ["id", "polling_url"],
			job: {
				pollPath: (ticket) => `v1/get_result?id=${peekText(ticket, "id")}&attempt=0`,
				stateAt: "status",
				states: ["Pending", "Pending", "Ready"],
				fileAt: "result.sample",
				endings: ["Error", "Content Moderated"],
			},
		},
	},
	"fal-ai": {
		"text-to-image": fal("flux/dev", { prompt, seed: 7 }, "images.0.url"),
		"image-to-image": fal("kontext/image-to-image", fromImage, "images.0.url"),
		"image-text-to-image": fal("flux.2-dev/edit", fromImage, "images.0.url"),
		"text-to-video": fal("text-to-video", { prompt }, "video.url"),
		"image-to-video": fal("image-to-video", { image_url: PNG_URL }, "video.url"),
		"image-text-to-video": fal("ltx-video/image-to-video", { image_url: PNG_URL, prompt }, "video.url"),
		"image-segmentation": fal("image-segmentation", { image_url: PNG_URL, sync_mode: true }, "image.url"),
		"text-to-audio": fal("text-to-audio", { prompt }, "audio_file.url"),
		"audio-to-audio": fal("audio-to-audio", { audio_url: WAV_URL }, "audio.url"),
		"text-to-speech": { path: "fal-ai/text-to-speech", body: { text: "Merhaba" }, fileAt: "audio.url" },
		"automatic-speech-recognition": {
			path: "fal-ai/whisper",
			body: { audio_url: WAV_URL },
			texts: ["text", "chunks.0.text"],
		},
	},
	hyperbolic: {
		"text-to-image": {
			path: "v1/images/generations",
			body: { model_name: model, prompt },
			texts: ["images.0.image"],
		},
	},
	nebius: {
		"text-to-image": {
			path: "v1/images/generations",
			body: { model, prompt, response_format: "url" },
			fileAt: "data.0.url",
		},
	},
	novita: {
		"text-to-video": {
			path: "v3/async/acme/video",
			body: { prompt, steps: 5 },
			texts: ["task_id"],
			job: {
				pollPath: (ticket) => `v3/async/task-result?task_id=${peekText(ticket, "task_id")}`,
				stateAt: "task.status",
				states: ["TASK_STATUS_QUEUED", "TASK_STATUS_PROCESSING", "TASK_STATUS_SUCCEED"],
				fileAt: "videos.0.video_url",
				endings: ["TASK_STATUS_FAILED", "TASK_STATUS_CANCELED"],
			},
		},
		"image-text-to-video": {
			path: "v3/minimax/v2/video_generation",
			body: {
				model: "MiniMax-H3",
				content: [
					{ type: "text", text: prompt },
					{ type: "image_url", image_url: { url: PNG_URL }, role: "first_frame" },
				],
				resolution: "768P",
				duration: 4,
				ratio: "adaptive",
			},
			texts: ["task_id"],
			job: {
				pollPath: (ticket) => `v3/minimax/v2/query/video_generation/${peekText(ticket, "task_id")}`,
				stateAt: "task.status",
				states: ["queued", "running", "succeeded"],
				fileAt: "task.content.url",
				endings: ["failed", "cancelled"],
			},
		},
	},
	replicate: {
		"text-to-image": replicate("text-to-image", { prompt }, { fileAt: "output.0" }),
		"image-to-image": replicate("edit", {
			image: PNG_URL,
			images: [PNG_URL],
			input_image: PNG_URL,
			input_images: [PNG_URL],
			prompt,
		}),
		"text-to-video": replicate("text-to-video", { prompt }),
		"text-to-speech": replicate("kokoro", { text: "Merhaba" }),
		"automatic-speech-recognition": replicate(
			"whisper",
			{ audio: WAV_URL },
			{ textAt: "output.transcription" },
		),
	},
	together: {
		"text-to-image": base64Image("v1/images/generations", "base64"),
		"image-to-image": {
			path: "v1/images/generations",
			body: { model, prompt, reference_images: [PNG_URL], response_format: "url" },
			fileAt: "data.0.url",
		},
		"text-to-video": togetherVideo({ prompt, steps: 5, width: 640, height: 480 }),
		"image-to-video": togetherVideo({ frame_images: [{ input_image: PNG_URL, frame: "first" }] }),
	},
	wavespeed: {
		"text-to-image": wavespeed("text-to-image", { prompt, loras: [{ path: "acme/style", scale: 1 }] }),
		"image-to-image": wavespeed("image-to-image/edit", plainImage),
		"text-to-video": wavespeed("text-to-video", { prompt }),
		"image-to-video": wavespeed("image-to-video/edit", plainImage),
		"image-text-to-image": wavespeed("image-text-to-image/edit", plainImage),
		"image-text-to-video": wavespeed("image-text-to-video/edit", plainImage),
	},
	"zai-org": {
		"text-to-image": {
			path: "api/paas/v4/async/images/generations",
			body: { model, prompt },
			texts: ["id", "task_status"],
			job: {
				pollPath: (ticket) => `api/paas/v4/async-result/${peekText(ticket, "id")}`,
				stateAt: "task_status",
				states: ["PROCESSING", "PROCESSING", "SUCCESS"],
				fileAt: "image_result.0.url",
				endings: ["FAIL", "FAIL"],
			},
		},
		"image-to-text": {
			path: "api/paas/v4/layout_parsing",
			body: { model, file: PNG_URL },
			texts: ["md_results"],
		},
	},
};

function pathOf(ticket: unknown, at: string): string {
	return new URL(peekText(ticket, at)).pathname.slice(1);
}

function chat(path: string): Case {
	return {
		path,
		body: { model, messages },
		texts: ["id", "model", "choices.0.message.content", "choices.0.finish_reason"],
	};
}

function completion(path: string): Case {
	return {
		path,
		body: { model, prompt: "Explain tokens", max_tokens: 50 },
		texts: ["model", "choices.0.text"],
	};
}

function embeddings(path: string): Case {
	return {
		path,
		body: { model, input: "kedi" },
		texts: ["data.0.object"],
	};
}

function base64Image(path: string, format = "b64_json"): Case {
	return {
		path,
		body: { model, prompt, response_format: format },
		texts: ["data.0.b64_json"],
	};
}

function speech(path: string): Case {
	return { path, body: { model, input: "Merhaba" }, type: "audio/wav" };
}

function transcription(path: string): Case {
	const body = new FormData();
	body.set("file", new Blob([WAV.bytes], { type: WAV.type }), "audio.wav");
	body.set("model", model);
	body.set("language", "tr");
	return { path, body, texts: ["text"] };
}

function fal(name: string, body: object, fileAt: string): Case {
	return {
		path: `fal-ai/${name}?_subdomain=queue`,
		host: "queue.fal.run",
		body,
		texts: ["request_id", "status", "response_url"],
		job: {
			pollPath: (ticket) => `${pathOf(ticket, "response_url")}/status?_subdomain=queue`,
			resultPath: (ticket) => `${pathOf(ticket, "response_url")}?_subdomain=queue`,
			stateAt: "status",
			states: ["IN_QUEUE", "IN_PROGRESS", "COMPLETED"],
			fileAt,
		},
	};
}

function replicate(
	name: string,
	input: object,
	at: Pick<JobCase, "fileAt" | "textAt"> = { fileAt: "output" },
): Case {
	return {
		path: `v1/models/acme/${name}/predictions`,
		body: { input },
		texts: ["id", "status", "urls.get"],
		job: {
			...at,
			pollPath: (ticket) => `v1/predictions/${peekText(ticket, "id")}`,
			stateAt: "status",
			states: ["starting", "processing", "succeeded"],
			endings: ["failed", "canceled"],
		},
	};
}

function wavespeed(name: string, body: object): Case {
	return {
		path: `api/v3/wavespeed-ai/${name}`,
		body,
		texts: ["data.id", "data.urls.get", "data.status"],
		job: {
			pollPath: (ticket) => pathOf(ticket, "data.urls.get"),
			stateAt: "data.status",
			states: ["created", "processing", "completed"],
			fileAt: "data.outputs.0",
			endings: ["failed", "cancelled"],
		},
	};
}

function togetherVideo(body: object): Case {
	return {
		path: "v2/videos",
		body: { model, ...body },
		texts: ["id", "status"],
		job: {
			pollPath: (ticket) => `v2/videos/${peekText(ticket, "id")}`,
			stateAt: "status",
			states: ["queued", "in_progress", "completed"],
			fileAt: "outputs.video_url",
			endings: ["failed", "cancelled"],
		},
	};
}
