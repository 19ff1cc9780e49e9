import { dataUrlFile } from "../lib/files.ts";
import { pathOf, toModelPath } from "../lib/url.ts";
import { peekKind, read, type StateWords, toJobState } from "../lib/read.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Job } from "../types/job.ts";
import type { Media } from "../types/output.ts";
import type { Route } from "../types/route.ts";
import { checkFile } from "./check-file.ts";
import { flat } from "./fields.ts";

const STATES: StateWords = {
	IN_QUEUE: "queued",
	IN_PROGRESS: "running",
	COMPLETED: "done",
};

/** Parts that every queue task of fal shares: host, path, router query and queue. `noId` is the message for a ticket without an id. */
export function queued(
	task: string,
	noId = `Received malformed response from Fal.ai ${task} API: no request ID found in the response`,
): Pick<Adapter<unknown, unknown>, "host" | "path" | "routedQuery" | "job"> {
	return {
		host: "https://queue.fal.run",
		path: ({ model }) => toModelPath(model),
		routedQuery: "_subdomain=queue",
		job: queue(noId, task),
	};
}

/** LoRA weights of the mapping as fal takes them. */
export function loras({ lora, hubUrl, hubModel }: Route): object {
	if (lora?.type !== "lora" || !lora.weightsPath) return {};
	return { loras: [{ path: `${hubUrl}/${hubModel}/resolve/main/${lora.weightsPath}`, scale: 1 }] };
}

/** `inputs` as `prompt`, the parameters beside it. */
export function toPrompt(input: { inputs: string; parameters?: object | undefined }): object {
	return { ...flat(input), prompt: input.inputs };
}

/** A picture as fal takes it: one data URL, and for picture tasks also a list of one. Nothing without a picture. */
export function imageFields(image: Blob | undefined, withList = false): object {
	if (image === undefined) return {};
	const file = dataUrlFile(checkFile(image), "image/png");
	return { image_url: file, ...(withList && { image_urls: [file] }) };
}

/**
 * Without a picture a direct call goes to the base model: what follows owner and name selects the picture variant.
 * Routed calls keep the whole id, by which the router knows the model.
 */
export function imageOrBase({ model, routed }: Route, { inputs }: { inputs?: Blob | undefined }): string {
	const modelPath = toModelPath(model);
	return inputs === undefined && !routed ? modelPath.replace(/^([^/]+\/.+)\/[^/]*$/, "$1") : modelPath;
}

/** The file at a URL in a fal result. */
export function mediaAt(reply: unknown, path: string): Media {
	return { url: read(reply, path, "string"), reply };
}

/** The text of a fal shape error. `shape` is the expected shape, up to the reply itself. */
export function malformedShape(task: string, shape: string): (reply: unknown) => string {
	return (reply) =>
		`Received malformed response from Fal.ai ${task} API: expected ${shape}: ${JSON.stringify(reply)}`;
}

/** The queue of fal: the ticket's own path is polled for the state, then for the result. */
function queue(noId: string, task: string): Job {
	const idOf = (ticket: unknown): string => read(ticket, "request_id", "string", noId);
	const responsePath = (ticket: unknown, route: Route): string => {
		idOf(ticket);
		return pathOf(read(ticket, "response_url", "string"), route);
	};
	return {
		id: idOf,
		ticket: ["request_id", "response_url", "status"],
		ticketState: (ticket) => (peekKind(ticket, "status", "string") === "COMPLETED" ? "done" : "queued"),
		isResult: (ticket) => peekKind(ticket, "images", "array") !== undefined,
		status: (ticket, route) => ({ path: `${responsePath(ticket, route)}/status` }),
		state: (reply) => {
			const status = read(reply, "status", "string");
			return toJobState(status, STATES, `fal-ai reports status ${status} for the ${task} job`);
		},
		position: (reply) => peekKind(reply, "queue_position", "number"),
		result: (ticket, route) => ({ path: responsePath(ticket, route) }),
		cancel: (ticket, route) => ({ path: `${responsePath(ticket, route)}/cancel`, method: "PUT" }),
		intervalMs: 500,
		pollFailed: "Failed to fetch response status from fal-ai API",
		unreadable: "Failed to parse status response from fal-ai API",
		resultUnreadable: "Failed to parse result response from fal-ai API",
	};
}
