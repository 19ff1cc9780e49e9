import type { Reply, SimulatedHub } from "./recorder.ts";
import { mappingOf, modelOf, type Scenario, type ScenarioName } from "./scenario.ts";
import type { Version } from "./clients.ts";

/** A call that must fail, beside what is common to all of them. `model` is the scenario's own unless given. */
interface ErrorCase {
	readonly function?: string;
	readonly args?: object;
	readonly options?: object;
	/** The hub's response for the model, in place of a good entry. */
	readonly mapping?: object;
	/** No entry at all: `absent` is an unknown model, `empty` one without providers. */
	readonly hub?: "absent" | "empty";
	readonly replies?: SimulatedHub["replies"];
}

const messages = [{ role: "user", content: "Merhaba" }];
const image = new Blob(["x"]);

/** Calls that no provider sees. The task list comes first: the published libraries request it only once. */
const REFUSED: Readonly<Record<string, ErrorCase>> = {
	"task list fails": {
		function: "fillMask",
		args: { provider: "hf-inference", model: undefined, inputs: "[MASK]" },
		replies: { "task list": text(500, "down") },
	},
	"endpoint and provider": { args: { endpointUrl: "https://endpoint.pusula.test", provider: "groq" } },
	"endpoint and auto": { args: { endpointUrl: "https://endpoint.pusula.test", provider: "auto" } },
	"auto without model": { args: { provider: "auto", model: undefined } },
	"no provider, no model": { args: { provider: undefined, model: undefined } },
	"unknown provider": { args: { provider: "nobody" } },
	"inherited name as provider": { args: { provider: "toString" } },
	"unknown task": { function: "fillMask", args: { provider: "groq", inputs: "[MASK]" } },
	"model is an address": { args: { model: "https://endpoint.pusula.test" } },
	"model is a path": { args: { model: "/models/fox" } },
	"model is an address, auto": { args: { model: "https://endpoint.pusula.test", provider: "auto" } },
	"no model, no task": {
		function: "request",
		args: { provider: "hf-inference", model: undefined, inputs: "x" },
	},
	"no task for a third party": { function: "request", args: { inputs: "x" } },
	"no default model": { args: { provider: "hf-inference", model: undefined } },
	"openai without model": { args: { provider: "openai", model: undefined, accessToken: "own" } },
	"openai model without prefix": { args: { provider: "openai", model: "gpt-4o", accessToken: "own" } },
	"openai with a platform key": { args: { provider: "openai", model: "openai/gpt-4o" } },
	"task mismatch": { mapping: { task: "text-to-image" } },
	"task mismatch, auto": {
		args: { provider: "auto", accessToken: "own" },
		mapping: { task: "text-to-image" },
	},
	"task mismatch, hf-inference": {
		function: "fillMask",
		args: { provider: "hf-inference", inputs: "[MASK]" },
		mapping: { provider: "hf-inference", task: "text-to-image" },
	},
	"provider not in the mapping": { mapping: { provider: "together" } },
	"empty mapping": { hub: "empty" },
	"empty mapping, auto": { args: { provider: "auto", accessToken: "own" }, hub: "empty" },
	"unknown model": { hub: "absent" },
	"unknown model, auto": { args: { provider: "auto", accessToken: "own" }, hub: "absent" },
	"hub fails": { replies: { lookup: text(500, "down") } },
	"hub refuses": { replies: { lookup: json(401, { error: "Invalid username or password." }) } },
	"hub sends a page": { replies: { lookup: text(200, "<html>", "text/html") } },
	"hub sends no mapping": { replies: { lookup: json(200, { id: "acme/fox" }) } },
};

/** Failed responses of an inference call, by the shape of their body. */
const FAILURES: Readonly<Record<string, Reply>> = {
	"error text": json(422, { error: "too long" }),
	"error object": json(401, { error: { message: "bad key", type: "auth" } }),
	"detail text": json(403, { detail: "no access" }),
	"detail list": json(422, { detail: [{ loc: ["body"], msg: "field required" }] }),
	"message text": json(418, { message: "teapot" }),
	neither: json(500, { foo: 1 }),
	problem: json(403, { error: "not allowed" }, "application/problem+json"),
	"plain text": text(500, "worker died", "text/plain; charset=utf-8"),
	"plain text, bare type": text(500, "worker died", "text/plain"),
	page: text(502, "<html>", "text/html"),
	"no type": text(500, ""),
	"empty JSON": text(500, "", "application/json"),
	"busy, no retry": json(503, { error: "loading" }),
};

/** Bodies of streams that break a rule, and responses that are no streams. */
const STREAMS: Readonly<Record<string, Reply>> = {
	"not a stream": json(200, { id: "1" }),
	"no content type": text(200, ""),
	"error text inside": text(200, 'data: {"error":"overloaded"}\n\n', "text/event-stream"),
	"error object inside": text(200, 'data: {"error":{"message":"overloaded"}}\n\n', "text/event-stream"),
	"error without message inside": text(200, 'data: {"error":{"code":7}}\n\n', "text/event-stream"),
	"error null inside": text(200, 'data: {"error":null}\n\ndata: [DONE]\n\n', "text/event-stream"),
	"no JSON inside": text(200, "data: {oops\n\n", "text/event-stream"),
};

const CHAT_SWITCH = { chatCompletion: true };

/** Every call that must fail, with its title. */
const CASES: readonly (readonly [string, ErrorCase])[] = [
	...Object.entries(REFUSED),
	...failureCases("chatCompletion", { messages }, CHAT_SWITCH),
	...failureCases("chatCompletionStream", { messages }, CHAT_SWITCH),
	...failureCases("textToImage", { inputs: "a fox", provider: "together" }),
	...failureCases("imageToImage", { inputs: image, provider: "hf-inference" }),
	...failureCases("textGenerationStream", { inputs: "x", provider: "together" }),
	...Object.entries(STREAMS).map(
		([title, reply]) =>
			[
				`stream: ${title}`,
				{ function: "chatCompletionStream", args: { messages }, replies: { call: reply } },
			] as const,
	),
];

const TASKS: Readonly<Record<string, string>> = {
	textToImage: "text-to-image",
	imageToImage: "image-to-image",
	textGenerationStream: "text-generation",
	fillMask: "fill-mask",
};

/** Every call that must fail in both libraries. */
export function errorScenarios(against: Version): readonly Scenario[] {
	return CASES.map(([variant, given]) => toErrorScenario(against, variant, given));
}

function text(status: number, body: string, type?: string): Reply {
	return { status, body, ...(type !== undefined && { type }) };
}

/** A reply with JSON. */
function json(status: number, value: unknown, type = "application/json"): Reply {
	return { status, type, body: JSON.stringify(value) };
}

function failureCases(
	name: string,
	args: object,
	options: object = {},
): readonly (readonly [string, ErrorCase])[] {
	return Object.entries(FAILURES).map(([title, reply]) => [
		`${name}: ${title}`,
		{ function: name, args, options: { retry_on_error: false, ...options }, replies: { call: reply } },
	]);
}

function toErrorScenario(against: Version, variant: string, given: ErrorCase): Scenario {
	const called = given.function ?? "chatCompletion";
	const args = { provider: "groq", messages, ...given.args };
	const name: ScenarioName = {
		against,
		provider: args.provider ?? "auto",
		task: TASKS[called] ?? "conversational",
		key: "platform",
		variant,
	};
	const model = modelOf(name);
	const entry = {
		...mappingOf({ ...name, provider: name.provider === "auto" ? "groq" : name.provider }),
		hfModelId: model,
	};
	const known = given.hub === undefined ? { [model]: [{ ...entry, ...given.mapping }] } : {};
	const { messages: chat, ...others } = args;
	return {
		...name,
		function: called,
		args: {
			accessToken: "hf_platform",
			model,
			...(called.startsWith("chat") && { messages: chat }),
			...others,
		},
		options: given.options ?? {},
		world: {
			models: given.hub === "empty" ? { [model]: [] } : known,
			replies: { ...given.replies },
		},
	};
}
