import { isRecord } from "../rules/checks.ts";
import { RequestError } from "../types/request.ts";
import type { Reply, Call, Dialect, Rule } from "../rules/dialect.ts";
import type { MappingEntry } from "../state/state.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { chatReply } from "../apis/openai/chat.ts";

/** Policies that a request may name for the router's choice; without one, the caller's own order counts. */
const POLICIES: ReadonlySet<string> = new Set(["fastest", "cheapest", "preferred"]);

const CHAT: Rule = { method: "POST", path: "v1/chat/completions", task: "conversational", reply: routedChat };

/** The platform's unified chat endpoint: one path for all models, with `:provider` or `:policy` behind the model. */
export const router: Dialect = {
	id: "router",
	name: "Hugging Face router",
	hosts: ["router.huggingface.co"],
	scheme: "Bearer",
	keys: "platform",
	routable: false,
	errorBody: openAiError,
	rules: [CHAT, { method: "GET", path: "v1/models", stage: "lookup", open: true, reply: listModels }],
};

function routedChat(call: Call): Reply {
	const body = call.body.kind === "json" && isRecord(call.body.value) ? call.body.value : {};
	if (typeof body["model"] !== "string") return chatReply(call);
	const entry = resolve(call, body["model"]);
	const served = { provider: entry.provider, model: entry.providerId };
	return { ...chatReply(call, {}, served), headers: { "x-inference-provider": entry.provider } };
}

function resolve({ state }: Call, model: string): MappingEntry {
	const colon = model.lastIndexOf(":");
	const hubId = colon < 0 ? model : model.slice(0, colon);
	const suffix = colon < 0 ? "" : model.slice(colon + 1);
	const mapping = state.hub.findMapping(hubId);
	if (!mapping) throw unsupported(`The requested model '${hubId}' does not exist`, "model_not_found");
	const serving = mapping.filter((entry) => servesRouter(entry) && entry.status === "live");
	if (serving.length === 0) {
		throw unsupported(
			`The requested model '${hubId}' is not a chat model or is not served by any provider`,
			"model_not_supported",
		);
	}
	const chosen =
		suffix === "" || POLICIES.has(suffix)
			? serving[suffix === "cheapest" ? serving.length - 1 : 0]
			: serving.find((entry) => entry.provider === suffix);
	if (!chosen) {
		const offered = serving.map((entry) => entry.provider).join(", ");
		throw unsupported(
			`The provider '${suffix}' does not serve '${hubId}'; these do: ${offered}`,
			"model_not_supported",
		);
	}
	return chosen;
}

function unsupported(message: string, code: string): RequestError {
	return new RequestError({ status: 400, message, at: "model", code });
}

function listModels({ state }: Call): Reply {
	const models = state.hub.listModels().filter(([, entries]) => entries.some(servesRouter));
	const data = models.map(([id, entries]) => ({
		id,
		object: "model",
		owned_by: id.split("/")[0],
		providers: entries.map(({ provider, status }) => ({
			provider,
			status,
			context_length: state.hub.addedFacts[id]?.contextLength,
		})),
	}));
	return { kind: "json", value: { object: "list", data } };
}

function servesRouter({ task }: MappingEntry): boolean {
	return task === CHAT.task;
}
