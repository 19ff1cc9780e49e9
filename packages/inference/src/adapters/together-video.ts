import { peek, peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import type { Job, JobState } from "../types/job.ts";
import type { Media } from "../types/output.ts";
import { rename } from "./fields.ts";

/** Together's name of a standard parameter. */
export const STEPS = { num_inference_steps: "steps" } as const;

const STATES: StateWords = { queued: "queued", in_progress: "running", completed: "done" };

const VIDEO_JOB: Job = {
	id: idOf,
	ticket: ["id", "status"],
	status: (ticket) => ({ path: `v2/videos/${encodeURIComponent(idOf(ticket))}` }),
	state: toVideoState,
	ticketState: toVideoState,
	intervalMs: 2000,
	pollFailed: "Failed to fetch Together video job result",
	unreadable: "Received malformed response from Together video API: failed to parse job result",
	timedOut: (polls) =>
		`Timed out while waiting for Together video generation — aborting after ${polls} status polls`,
};

/** Parts that every video task of Together shares: path, job and result. */
export const TOGETHER_VIDEO = {
	path: "v2/videos",
	job: VIDEO_JOB,
	fromResponse: readVideo,
	expected: (reply: unknown) =>
		`Received malformed response from Together video API: ${JSON.stringify(reply)}`,
} as const;

/** Parameters under Together's names; a target size becomes width and height. */
export function toSizedParameters(parameters: object | undefined): object {
	const { target_size: size, ...others } = rename(parameters, STEPS);
	return { ...others, ...(size as object | undefined) };
}

function idOf(ticket: unknown): string {
	const noId = "Received malformed response from Together video API: no job ID found in the response";
	return read(ticket, "id", "string", noId);
}

function toVideoState(reply: unknown): JobState {
	const status = peek(reply, "status") ?? "queued";
	const failed =
		status === "failed"
			? `Together video generation failed: ${peekKind(reply, "error.message", "string") ?? "Unknown error"}`
			: `Unexpected Together video job status: ${JSON.stringify(status)}`;
	return toJobState(status, STATES, failed);
}

function readVideo(reply: unknown): Media {
	const noUrl = "No video URL found in completed Together video job.";
	const url = read(reply, "outputs.video_url", "string", noUrl);
	return { url, reply, downloadFailed: () => "Failed to download Together video output" };
}
