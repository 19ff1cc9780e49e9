import type { AdapterInput } from "../types/task.ts";
import { peekKind, read } from "../lib/read.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Media } from "../types/output.ts";
import { json, rename, restOf } from "./fields.ts";

type Images = Adapter<AdapterInput<"text-to-image">, Media>;

/** Differences between services that use the OpenAI dialect of image generation. */
export interface ImagesDialect {
	/** Value of `response_format` for base64. Default `b64_json`. */
	readonly base64?: "b64_json" | "base64";
	/** The service can return a URL instead. */
	readonly returnsUrl?: true;
	readonly expected: string;
	/** Standard parameters under other names. */
	readonly renamed?: Readonly<Record<string, string>>;
}

/** The first image of an OpenAI-style reply. */
export function readImage(reply: unknown): Media {
	const url = peekKind(reply, "data.0.url", "string");
	return url === undefined ? { base64: read(reply, "data.0.b64_json", "string"), reply } : { url, reply };
}

/** Image generation in the OpenAI dialect. */
export function images(
	path: string,
	{ base64 = "b64_json", returnsUrl, expected, renamed = {} }: ImagesDialect,
): Images {
	return {
		path,
		toPayload: (input, { model, outputType }) =>
			json({
				...restOf(input),
				...rename(input.parameters, renamed),
				response_format: returnsUrl && outputType === "url" ? "url" : base64,
				prompt: input.inputs,
				model: model || undefined,
			}),
		fromResponse: readImage,
		expected,
	};
}
