import { chat, completion, json, readImage } from "../adapters/openai.ts";
import { toCompletionsUrl } from "../lib/endpoint-url.ts";
import { peek, peekKind, read } from "../lib/read.ts";
import type { Media, Provider, Route } from "../types.ts";

const modelPath = ({ modelPath: path }: Route): string => `models/${path}`;

function readImageReply(reply: unknown): Media {
	if (reply instanceof Blob) return { blob: reply };
	if (peek(reply, "data") !== undefined) return readImage(reply);
	return { url: peekKind(reply, "output", "string") ?? read(reply, "output.0", "string"), reply };
}

/** HF Inference, and every caller's own endpoint. Source: https://huggingface.co/docs/inference-providers/providers/hf-inference. */
export const hfInference: Provider = {
	id: "hf-inference",
	name: "HF Inference",
	docs: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
	host: "/hf-inference",
	hubOrg: "hf-inference",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: {
			...chat(""),
			path: (route) => `${modelPath(route)}/v1/chat/completions`,
			endpointPath: (url) => toCompletionsUrl(url, "chat/completions"),
		},
		"text-generation": {
			...completion("", "Expected Array<{generated_text: string}>"),
			path: (route) => `${modelPath(route)}/v1/completions`,
		},
		"feature-extraction": {
			path: (route) => `${modelPath(route)}/pipeline/feature-extraction`,
			toPayload: (input) => json(input),
			fromResponse: (reply) => [...read(reply, "", "array")] as number[][],
			expected: "Expected Array<number[][][] | number[][] | number[] | number>",
		},
		"text-to-image": {
			path: modelPath,
			toPayload: (input) => json(input),
			fromResponse: readImageReply,
			expected: "Expected a Blob ",
		},
	},
};
