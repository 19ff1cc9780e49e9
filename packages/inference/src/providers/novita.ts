import { malformed } from "../adapters/malformed.ts";
import { COMPLETION_BY_CHAT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completionByChat } from "../adapters/completion.ts";
import { flat, json, rename } from "../adapters/fields.ts";
import { peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import { toMinimaxVideo } from "../adapters/minimax.ts";
import { InputError } from "../errors/errors.ts";
import { toModelPath } from "../lib/url.ts";
import type { Job } from "../types/job.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

const STEPS = { num_inference_steps: "steps" } as const;
const MINIMAX = "MiniMax-H3";
const NO_URL = "No output URL returned by Novita API";

const MALFORMED_VIDEO = malformed("Novita", "text-to-video");
const VIDEO_STATES: StateWords = {
	TASK_STATUS_QUEUED: "queued",
	TASK_STATUS_PROCESSING: "running",
	TASK_STATUS_SUCCEED: "done",
};

const VIDEO_JOB: Job = {
	id: videoId,
	ticket: ["task_id"],
	status: (ticket) => ({ path: `v3/async/task-result?task_id=${encodeURIComponent(videoId(ticket))}` }),
	state: (reply) => {
		const status = read(reply, "task.status", "string", `${MALFORMED_VIDEO}: failed to get task status`);
		const reason = peekKind(reply, "task.reason", "string");
		return toJobState(status, VIDEO_STATES, `Novita text-to-video task failed${reason ? `: ${reason}` : ""}`);
	},
	intervalMs: 500,
	pollFailed: "Failed to fetch task result",
	unreadable: `${MALFORMED_VIDEO}: failed to parse task result`,
};

const MINIMAX_STATES: StateWords = { queued: "queued", running: "running", succeeded: "done" };

const MINIMAX_JOB: Job = {
	id: minimaxId,
	ticket: ["task_id"],
	status: (ticket) => ({
		path: `v3/minimax/v2/query/video_generation/${encodeURIComponent(minimaxId(ticket))}`,
	}),
	state: (reply) => {
		const status = read(reply, "task.status", "string");
		const failed = peekKind(reply, "task.error.message", "string") ?? `Novita task ${status}`;
		return toJobState(status, MINIMAX_STATES, failed);
	},
	intervalMs: 2000,
	pollAtOnce: true,
	pollFailed: "Failed to fetch response status from Novita API",
};

/** Novita AI. Videos are jobs; text generation goes through the chat endpoint. Source: https://novita.ai/docs/api-reference. */
export const novita: Provider = {
	id: "novita",
	host: "https://api.novita.ai",
	tasks: {
		conversational: chat("v3/openai/chat/completions"),
		"text-generation": completionByChat(
			"v3/openai/chat/completions",
			"Expected Array<{generated_text: string}>",
		),
		"text-to-video": {
			path: ({ model }) => `v3/async/${toModelPath(model)}`,
			job: VIDEO_JOB,
			toPayload: (input) => json({ ...rename(flat(input), STEPS), prompt: input.inputs }),
			fromResponse: (reply) => ({ url: read(reply, "videos.0.video_url", "string"), reply }),
			expected: (reply) =>
				`${MALFORMED_VIDEO}: expected { videos: [{ video_url: string }] } format, got instead: ${JSON.stringify(reply)}`,
		},
		"image-text-to-video": {
			path: "v3/minimax/v2/video_generation",
			job: MINIMAX_JOB,
			toPayload: (input, { model }) => {
				if (model !== MINIMAX)
					throw new InputError(`Unsupported Novita image-text-to-video model: ${model}`, {
						code: "bad-model",
					});
				return json(toMinimaxVideo(input));
			},
			fromResponse: (reply) => ({
				url: read(reply, "task.content.url", "string", NO_URL),
				reply,
				downloadFailed: () => "Failed to fetch generation output from Novita API",
			}),
			expected: NO_URL,
		},
	},
};

/** Name, documentation and state of Novita AI. */
export const novitaFacts: ProviderFacts = {
	name: "Novita AI",
	docs: "https://novita.ai/docs",
	keyUrl: "https://novita.ai/settings/key-management",
	hubOrg: "novita",
	onlyModels: { "image-text-to-video": MINIMAX },
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_BY_CHAT_FIELDS,
		"text-to-video": { renamed: { inputs: "prompt", num_inference_steps: "steps" } },
		"image-text-to-video": {
			renamed: {
				inputs: "content",
				prompt: "content",
				target_size: "resolution, ratio",
				num_frames: "duration",
			},
			ignored: ["guidance_scale", "negative_prompt", "num_inference_steps", "seed"],
		},
	},
};

function videoId(ticket: unknown): string {
	return taskId(ticket, "text-to-video");
}

function minimaxId(ticket: unknown): string {
	return taskId(ticket, "image-text-to-video");
}

/** Id of a job in the ticket of a task. */
function taskId(ticket: unknown, task: string): string {
	return read(ticket, "task_id", "string", `${malformed("Novita", task)}: no task ID found in the response`);
}
