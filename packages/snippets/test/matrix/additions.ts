import type { SnippetClient } from "../../src/types/snippet.ts";
import type { Essence } from "./expected.ts";

/** Fields that a library writes into every body of its kind, with the service's own default as value. */
const ADDED: { readonly [C in SnippetClient]?: Readonly<Record<string, unknown>> } = {
	huggingface_hub: { stream: false, multi_label: false },
};

/** How Python names the type of a WAV file, by its version. */
const PYTHON_WAV = /audio\/(?:x-wav|vnd\.wave)/;

/** Other URLs of the same service that a library calls, by provider and task. */
const OTHER_WAYS: Readonly<Record<string, (request: Essence) => Essence>> = {
	"huggingface_hub auto conversational": toRouter,
	"huggingface.js auto conversational": toRouter,
	"openai auto conversational": toRouter,
	"fetch auto conversational": toRouter,
	"requests auto conversational": toRouter,
	"curl auto conversational": toRouter,
	"huggingface_hub fal-ai text-to-image": ({ url, ...request }) => ({
		...request,
		url: url.replace("?_subdomain=queue", "").replace("queue.fal.run", "fal.run"),
	}),
	"huggingface_hub fal-ai automatic-speech-recognition": ({ body, ...request }) => ({
		...request,
		body: withType(body, /audio\/(?:x-)?wav/, "audio/mpeg"), // it calls every sound of a file so
	}),
	"huggingface_hub hf-inference text-generation": ({ url, body, ...request }) => ({
		...request,
		url: url.replace("/v1/completions", ""),
		body: toOwnDialect(body),
	}),
	"huggingface_hub hf-inference table-question-answering": ({ body, ...request }) => {
		const { parameters, ...others } = body as { parameters?: object }; // the form of the task
		const model = "pusula/table-question-answering";
		return { ...request, body: { ...others, parameters: { ...parameters, model } } };
	},
	"huggingface_hub novita text-to-video": ({ url, ...request }) => ({
		...request,
		url: url.replace("/v3/async/", "/v3/hf/"),
	}),
	"huggingface_hub hf-inference zero-shot-image-classification": toPlainImage,
	"huggingface_hub endpoint zero-shot-image-classification": toPlainImage,
	"huggingface.js hf-inference image-segmentation": toBase64Inputs,
	"huggingface.js endpoint image-segmentation": toBase64Inputs,
	"huggingface.js endpoint text-generation": ({ url, body, ...request }) => ({
		...request,
		url: `${url.replace(/\/$/, "")}/v1/completions`,
		body: toCompletion(body),
	}),
};

/** Fields of an output that a library leaves out, by provider and task. */
const OMITTED: Readonly<Record<string, readonly string[]>> = {
	"huggingface_hub fal-ai automatic-speech-recognition": ["chunks"],
	"huggingface_hub fal-ai image-segmentation": ["score"],
};

/** Requests without what the library adds of its own accord, and with the type of a WAV file that others write. */
export function withoutAdditions(client: SnippetClient, requests: readonly Essence[]): readonly Essence[] {
	const added = ADDED[client];
	if (!added) return requests;
	return requests.map(({ headers, body, ...request }) => ({
		...request,
		headers: Object.fromEntries(
			Object.entries(headers).map(([name, text]) => [name, text.replace(PYTHON_WAV, "audio/wav")]),
		),
		body: withType(strip(body, added), PYTHON_WAV, "audio/wav"),
	}));
}

/** The client's requests as a library makes them that calls another URL of the service. */
export function inOtherWay(what: string, requests: readonly Essence[]): readonly Essence[] {
	const change = OTHER_WAYS[what];
	return change ? requests.map(change) : requests;
}

/** An output without what a library leaves out. */
export function withoutOmitted(what: string, output: unknown): unknown {
	const omitted = OMITTED[what];
	if (!omitted || typeof output !== "object" || output === null) return output;
	if (Array.isArray(output)) return output.map((part) => withoutOmitted(what, part));
	return Object.fromEntries(Object.entries(output).filter(([key]) => !omitted.includes(key)));
}

/** A chat with a provider named behind the model, left to the platform's router; the client itself goes to that provider. */
function toRouter(request: Essence): Essence {
	const [, provider] = /\.co\/([\w-]+)\/openai\//.exec(request.url) ?? [];
	if (provider === undefined) return request;
	const { model, ...others } = request.body as { model: string }; // a chat
	return {
		...request,
		url: "https://router.huggingface.co/v1/chat/completions",
		body: { ...others, model: `${model}:${provider}` },
	};
}

/** A completion as the task's own servers take it. */
function toOwnDialect(body: unknown): unknown {
	if (typeof body !== "object" || body === null || !("prompt" in body)) return body;
	const { prompt, model: _model, max_tokens, ...parameters } = body as Readonly<Record<string, unknown>>; // an object, by the line above
	return {
		inputs: prompt,
		parameters: { ...parameters, ...(max_tokens !== undefined && { max_new_tokens: max_tokens }) },
	};
}

/** The picture itself in place of an object that holds it. */
function toPlainImage({ body, ...request }: Essence): Essence {
	const { inputs, ...others } = body as { inputs: { image: string } }; // the form of the task
	return { ...request, body: { inputs: inputs.image, ...others } };
}

/** A file in base64 inside JSON in place of its bytes. */
function toBase64Inputs({ headers, body, ...request }: Essence): Essence {
	if (!(body instanceof Uint8Array)) return { ...request, headers, body };
	return {
		...request,
		headers: { ...headers, "content-type": "application/json" },
		body: { inputs: Buffer.from(body).toString("base64") },
	};
}

/** The reverse: what the task's own servers take, as a completion. */
function toCompletion(body: unknown): unknown {
	if (typeof body !== "object" || body === null || !("inputs" in body)) return body;
	const { inputs, parameters, ...beside } = body as {
		inputs: unknown;
		parameters?: Readonly<Record<string, unknown>>;
	}; // an object, by the line above
	const { max_new_tokens, ...others } = parameters ?? {};
	return {
		model: "pusula/text-generation",
		...beside,
		...others,
		...(max_new_tokens !== undefined && { max_tokens: max_new_tokens }),
		prompt: inputs,
	};
}

/** A body whose files, in data URLs or forms, have another type. */
function withType(value: unknown, type: RegExp, other: string): unknown {
	if (typeof value === "string")
		return value.length < 40 || value.startsWith("data:") ? value.replace(type, other) : value;
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
	if (Array.isArray(value)) return value.map((one) => withType(one, type, other));
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withType(part, type, other)]));
}

function strip(value: unknown, added: Readonly<Record<string, unknown>>): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value) || ArrayBuffer.isView(value))
		return value;
	const entries = Object.entries(value)
		.filter(([key, part]) => !(key in added && added[key] === part))
		.map(([key, part]) => [key, key === "parameters" ? strip(part, added) : part] as const)
		.filter(([key, part]) => !(key === "parameters" && Object.keys(part as object).length === 0));
	return Object.fromEntries(entries);
}
