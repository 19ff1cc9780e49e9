import { detailError } from "../apis/error-bodies.ts";
import { RequestError, UnknownModelError } from "../types/request.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { FAL_TASKS, FILE_HOST, runModel } from "./fal-ai-tasks.ts";

const HOST = "queue.fal.run";

/**
 * fal: responds at once on `fal.run`, through a queue on `queue.fal.run` (routed: with `?_subdomain=queue`). The queue
 * shortens a model's path to its first two segments. Source: https://docs.fal.ai/model-apis/model-endpoints/queue
 */
export const falAi: Dialect = {
	id: "fal-ai",
	name: "fal",
	hosts: ["fal.run", HOST],
	scheme: "Key",
	modelNames: {
		"black-forest-labs/FLUX.1-dev": "fal-ai/flux/dev",
		"black-forest-labs/FLUX.1-schnell": "fal-ai/flux/schnell",
		"openai/whisper-large-v3": "fal-ai/whisper",
	},
	loraModel: () => "fal-ai/lora",
	fileHost: FILE_HOST,
	providerModel: (hubId, task) => {
		const name = (hubId.split("/").at(-1) ?? hubId).toLowerCase();
		return `fal-ai/${name}${VARIANTS[task] ?? ""}`;
	},
	errorBody: detailError,
	unknownModel: (name) => ({ status: 404, message: `Application '${name}' not found` }),
	rules: [
		{
			method: "GET",
			path: ":owner/:app/requests/:id/status",
			stage: "poll",
			when: isQueue,
			reply: statusReply,
		},
		{ method: "GET", path: ":owner/:app/requests/:id", stage: "poll", when: isQueue, reply: resultReply },
		{
			method: "PUT",
			path: ":owner/:app/requests/:id/cancel",
			stage: "poll",
			when: isQueue,
			reply: cancelReply,
		},
		{
			method: "POST",
			path: ":model*",
			task: FAL_TASKS.join(" "),
			reply: (call) => (isQueue(call) ? submit(call) : { kind: "json", value: runModel(call) }),
		},
	],
};

/** Ends of model paths that work on a picture; without it they work from text alone. */
const VARIANTS: Readonly<Record<string, string>> = {
	"image-text-to-image": "/edit",
	"image-text-to-video": "/image-to-video",
	"image-to-image": "/image-to-image",
	"image-to-video": "/image-to-video",
};

function isQueue({ routed, url }: Call): boolean {
	return routed ? url.searchParams.get("_subdomain") === "queue" : url.host === HOST;
}

function submit(call: Call): Reply {
	const [owner = "", app] = (call.params["model"] ?? "").split("/");
	if (app === undefined) throw new UnknownModelError(owner);
	const result = runModel(call);
	const model = `${owner}/${app}`;
	const job = call.state.jobs.submit({
		provider: "fal-ai",
		model,
		result,
		outcome: call.jobOutcome,
	});
	return { kind: "json", value: { status: "IN_QUEUE", queue_position: 0, ...jobUrls(model, job.id) } };
}

function jobUrls(model: string, id: string): Readonly<Record<string, string>> {
	const base = `https://${HOST}/${model}/requests/${id}`;
	return { request_id: id, response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
}

function statusReply({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("fal-ai", params["id"] ?? "");
	const waiting = phase === "queued" || phase === "running";
	const status = phase === "queued" ? "IN_QUEUE" : phase === "running" ? "IN_PROGRESS" : "COMPLETED";
	return {
		kind: "json",
		status: waiting ? 202 : 200,
		value: {
			status,
			...(phase === "queued" ? { queue_position: 0 } : {}),
			logs: null,
			...jobUrls(job.model, job.id),
		},
	};
}

function cancelReply({ params, state }: Call): Reply {
	const isTaken = state.jobs.cancel("fal-ai", params["id"] ?? "");
	return isTaken
		? { kind: "json", status: 202, value: { status: "CANCELLATION_REQUESTED" } }
		: { kind: "json", status: 400, value: { status: "ALREADY_COMPLETED" } };
}

/** A failed job is "COMPLETED" too; its result holds the error. */
function resultReply({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.look("fal-ai", params["id"] ?? "");
	if (phase === "succeeded") return { kind: "json", value: job.result };
	if (phase === "failed") {
		const message = "The prompt was refused by the content check.";
		throw new RequestError({ status: 422, message, at: "prompt", code: "content_policy_violation" });
	}
	const message = phase === "canceled" ? "Request was cancelled" : "Request is still in progress";
	throw new RequestError({ status: 400, message });
}
