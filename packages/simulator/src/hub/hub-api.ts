import { Refusal } from "../refusal.ts";
import { plainError } from "../dialects/envelopes.ts";
import type { Answer, Call, Dialect, MappingEntry } from "../types.ts";

/** The hub's look-ups: provider mapping of a model, and the default models of all tasks. */
export const hubApi: Dialect = {
	id: "hub",
	name: "Hugging Face Hub",
	hosts: ["huggingface.co"],
	scheme: "Bearer",
	keys: "platform",
	routable: false,
	refuse: plainError,
	rules: [
		{ method: "GET", path: "api/models/:model*", stage: "lookup", open: true, answer: modelAnswer },
		{ method: "GET", path: "api/tasks", stage: "lookup", open: true, answer: tasksAnswer },
	],
};

function modelAnswer(call: Call): Answer {
	const { hub } = call.world;
	const hubId = call.params["model"] ?? "";
	const key = call.headers["authorization"];
	if (key !== undefined && !/^Bearer hf_\S+$/.test(key)) {
		throw new Refusal({ status: 401, message: "Invalid username or password." });
	}
	const mapping = hub.findMapping(hubId);
	if (!mapping) throw new Refusal({ status: 404, message: "Repository not found" });
	if (hub.isPrivate(hubId) && key === undefined && !call.withCookies) {
		throw new Refusal({
			status: 401,
			message: `Access to model ${hubId} is restricted. You must be authenticated to access it.`,
		});
	}
	const expand = call.url.searchParams.getAll("expand[]").concat(call.url.searchParams.getAll("expand"));
	const value = {
		_id: "000000000000000000000000",
		id: hubId,
		...(expand.includes("pipeline_tag") ? { pipeline_tag: catalogueTask(mapping[0]?.task) } : {}),
		...(expand.includes("inferenceProviderMapping")
			? { inferenceProviderMapping: hub.mappingForm === "array" ? mapping.map(listed) : keyed(mapping) }
			: {}),
	};
	return { kind: "json", value };
}

function listed({ hfModelId: _, ...entry }: MappingEntry): unknown {
	return entry;
}

function keyed(mapping: readonly MappingEntry[]): unknown {
	return Object.fromEntries(mapping.map(({ provider, hfModelId: _, ...entry }) => [provider, entry]));
}

function catalogueTask(task = ""): string {
	return task === "conversational" ? "text-generation" : task;
}

function tasksAnswer({ world }: Call): Answer {
	const entries = Object.entries(world.hub.defaultModels()).map(([task, models]) => [
		task,
		{ id: task, models: models.map((id) => ({ id })) },
	]);
	return { kind: "json", value: Object.fromEntries(entries) };
}
