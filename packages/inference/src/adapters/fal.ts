import { dataUrlFile } from "../lib/files.ts";
import { pathOf } from "../lib/path-of.ts";
import { peekKind, read } from "../lib/read.ts";
import { refuse } from "../lib/shape-error.ts";
import type { Adapter, Job, Media, Route } from "../types.ts";
import { flat } from "./fields.ts";

/** The queue of fal: ask the ticket's own path for the state, then for the result. */
function queue(task: string): Job {
	const responsePath = (ticket: unknown): string => {
		if (peekKind(ticket, "request_id", "string") === undefined)
			refuse(
				`Received malformed response from Fal.ai ${task} API: no request ID found in the response`,
				"request_id",
			);
		return pathOf(read(ticket, "response_url", "string"));
	};
	return {
		id: (ticket) => read(ticket, "request_id", "string"),
		ticketState: (ticket) => (peekKind(ticket, "status", "string") === "COMPLETED" ? "done" : "running"),
		isResult: (ticket) => peekKind(ticket, "images", "array") !== undefined,
		status: (ticket) => ({ path: `${responsePath(ticket)}/status` }),
		state: (reply) => {
			const status = read(reply, "status", "string");
			if (status === "COMPLETED") return "done";
			return status === "IN_QUEUE" || status === "IN_PROGRESS"
				? "running"
				: { failed: `fal-ai reports status ${status} for the ${task} job` };
		},
		result: (ticket) => ({ path: responsePath(ticket) }),
		cancel: (ticket) => ({ path: `${responsePath(ticket)}/cancel`, method: "PUT" }),
		intervalMs: 500,
		pollFailed: "Failed to fetch response status from fal-ai API",
	};
}

/** What every queue task of fal shares: host, path, router query and queue. */
export function queued(
	task: string,
): Pick<Adapter<unknown, unknown>, "host" | "path" | "routedQuery" | "job"> {
	return {
		host: "https://queue.fal.run",
		path: ({ modelPath }) => modelPath,
		routedQuery: "_subdomain=queue",
		job: queue(task),
	};
}

/** LoRA weights of the mapping as fal takes them. */
export function loras({ adapter, hubUrl, hubModel }: Route): object {
	if (adapter?.type !== "lora" || !adapter.weightsPath) return {};
	return { loras: [{ path: `${hubUrl}/${hubModel}/resolve/main/${adapter.weightsPath}`, scale: 1 }] };
}

/** `inputs` as `prompt`, the parameters beside it. */
export function toPrompt(
	{ inputs, ...rest }: { inputs: string; parameters?: object | undefined },
	route: Route,
): object {
	return { ...flat(rest), prompt: inputs, ...loras(route) };
}

/** A picture as fal takes it: one data URL, and for picture tasks also a list of one. Nothing without a picture. */
export function imageFields(image: Blob | undefined, withList = false): object {
	if (image === undefined) return {};
	const file = dataUrlFile(image, "image/png");
	return { image_url: file, ...(withList && { image_urls: [file] }) };
}

/** Without a picture a direct call goes to the base model: the endpoint's last part names the picture variant. */
export function imageOrBase({ modelPath, routed }: Route, { inputs }: { inputs?: Blob | undefined }): string {
	return inputs === undefined && !routed ? modelPath.replace(/\/[^/]*$/, "") : modelPath;
}

/** An address in a fal result. */
export function mediaAt(reply: unknown, path: string, downloadFailed?: string): Media {
	return { url: read(reply, path, "string"), reply, downloadFailed };
}

/** The text of a fal shape error. */
export function malformed(task: string, shape: string): (reply: unknown) => string {
	return (reply) =>
		`Received malformed response from Fal.ai ${task} API: expected ${shape} format, got instead: ${JSON.stringify(reply)}`;
}
