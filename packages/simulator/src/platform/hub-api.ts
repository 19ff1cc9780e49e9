import { DIALECTS } from "../generated/dialects.ts";
import { RequestError } from "../types/request.ts";
import { plainError } from "../apis/error-bodies.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { toPipelineTag } from "../state/hub.ts";
import type { MappingEntry } from "../state/state.ts";
import { HUB_FILE_RULES } from "./hub-files.ts";
import { HUB_TREE_RULES } from "./hub-tree.ts";

/** The hub: lists of models, provider mapping of a model, the default models of all tasks, and files of repositories. */
export const hubApi: Dialect = {
	id: "hub",
	name: "Hugging Face Hub",
	hosts: ["huggingface.co"],
	scheme: "Bearer",
	keys: "platform",
	routable: false,
	errorBody: plainError,
	rules: [
		{ method: "GET", path: "api/models", stage: "lookup", open: true, reply: listReply },
		...HUB_TREE_RULES,
		{ method: "GET", path: "api/models/:model*", stage: "lookup", open: true, reply: modelReply },
		{ method: "GET", path: "api/tasks", stage: "lookup", open: true, reply: tasksReply },
		...HUB_FILE_RULES,
	],
};

function modelReply(call: Call): Reply {
	const { hub } = call.state;
	const hubId = call.params["model"] ?? "";
	const key = call.headers["authorization"];
	if (key !== undefined && !/^Bearer hf_\S+$/.test(key)) {
		throw new RequestError({ status: 401, message: "Invalid username or password." });
	}
	const known = call.state.repositories.find(hubId) ? [] : undefined;
	const mapping = (hub.findMapping(hubId) ?? known)?.filter(isFirstOfProvider).toSorted(byRank);
	if (!mapping) throw new RequestError({ status: 404, message: "Repository not found" });
	if (hub.isPrivate(hubId) && key === undefined && !call.withCookies) {
		throw new RequestError({
			status: 401,
			message: `Access to model ${hubId} is restricted. You must be authenticated to access it.`,
		});
	}
	const expand = listExpanded(call);
	const tag = toPipelineTag(mapping[0]?.task ?? "");
	const value = {
		_id: "000000000000000000000000",
		id: hubId,
		...(expand.size === 0 ? { pipeline_tag: tag, tags: [tag], private: hub.isPrivate(hubId) } : {}),
		...(expand.has("pipeline_tag") ? { pipeline_tag: tag } : {}),
		...(expand.has(MAPPING) && { [MAPPING]: writeMapping(mapping, call) }),
		...((expand.size === 0 || expand.has(WEIGHTS)) && writeWeights(hubId, call)),
	};
	return { kind: "json", value };
}

/** Field of a model with its providers, which a reply has where the query expands it. */
const MAPPING = "inferenceProviderMapping";

/** Field of a model with the number of its weights. */
const WEIGHTS = "safetensors";

function listExpanded({ url: { searchParams } }: Call): ReadonlySet<string> {
	return new Set([...searchParams.getAll("expand[]"), ...searchParams.getAll("expand")]);
}

/** The number of a model's weights; the field is absent of one of which it is not known, as for one without such files. */
function writeWeights(hubId: string, { state: { hub } }: Call): object {
	const { parameters } = hub.addedFacts[hubId] ?? {};
	return parameters === undefined
		? {}
		: { [WEIGHTS]: { parameters: { BF16: parameters }, total: parameters } };
}

/** The providers of a model, one entry for each, in the form that the hub has. */
function writeMapping(mapping: readonly MappingEntry[], { state: { hub } }: Call): unknown {
	return hub.mappingForm === "array"
		? mapping.map((entry) => ({ ...wireEntry(entry), provider: entry.provider }))
		: Object.fromEntries(mapping.map((entry) => [entry.provider, wireEntry(entry)]));
}

/** Most models of a list where the query sets no limit. */
const USUAL_LIMIT = 1000;

/**
 * Models by what serves them (`inference_provider`, several parted by commas, or `all`) and by task (`pipeline_tag`).
 * Source: https://huggingface.co/docs/inference-providers/hub-api
 */
function listReply(call: Call): Reply {
	const { hub } = call.state;
	const { searchParams } = call.url;
	const expand = listExpanded(call);
	const wanted = searchParams.get("inference_provider")?.split(",");
	const tag = searchParams.get("pipeline_tag");
	const limit = Number(searchParams.get("limit") ?? USUAL_LIMIT);
	const serves = ({ provider, status }: MappingEntry): boolean =>
		status === "live" && (wanted?.includes("all") === true || wanted?.includes(provider) === true);
	const value = hub
		.listModels()
		.filter(([hubId]) => !hub.isPrivate(hubId))
		.filter(([, entries]) => wanted === undefined || entries.some(serves))
		.map(([id, entries]) => ({
			id,
			pipeline_tag: toPipelineTag(entries[0]?.task ?? ""),
			...(expand.has(WEIGHTS) && writeWeights(id, call)),
			...(expand.has(MAPPING) && { [MAPPING]: writeMapping(entries.filter(isFirstOfProvider), call) }),
		}))
		.filter((model) => tag === null || model.pipeline_tag === tag)
		.slice(0, limit);
	return { kind: "json", value };
}

/** The platform's own provider first and former ones last: a caller that takes the first entry must be able to use it. */
function byRank(left: MappingEntry, right: MappingEntry): number {
	return rankOf(left) - rankOf(right);
}

function rankOf({ provider }: MappingEntry): number {
	const dialect = DIALECTS.find(({ id }) => id === provider);
	if (dialect?.keys === "platform") return 0;
	return dialect?.former ? 2 : 1;
}

/** The hub has one entry for each provider of a model. */
function isFirstOfProvider({ provider }: MappingEntry, place: number, all: readonly MappingEntry[]): boolean {
	return all.findIndex((one) => one.provider === provider) === place;
}

/** An entry as the hub sends it, without the provider (the key) and the model (in the URL). */
function wireEntry({ status, providerId, task, adapter, adapterWeightsPath }: MappingEntry): object {
	return {
		status,
		providerId,
		task,
		...(adapter === undefined ? {} : { adapter }),
		...(adapterWeightsPath === undefined ? {} : { adapterWeightsPath }),
	};
}

function tasksReply({ state }: Call): Reply {
	const entries = Object.entries(state.hub.defaultModels()).map(([task, models]) => [
		task,
		{ id: task, models: models.map((id) => ({ id })) },
	]);
	return { kind: "json", value: Object.fromEntries(entries) };
}
