import type { AdapterInput, TaskOutput } from "../types/task.ts";
import { fromBase64 } from "../lib/base64.ts";
import { peekKind, read } from "../lib/read.ts";
import { ShapeError } from "../lib/shape-error.ts";
import type { Adapter } from "../types/adapter.ts";
import { flat, json } from "./fields.ts";

type Embeddings = Adapter<AdapterInput<"feature-extraction">, TaskOutput<"feature-extraction">>;

/** Embeddings in the OpenAI dialect: one vector for each text, in the order of the texts. */
export function embeddings(path: string, expected: string | ((reply: unknown) => string)): Embeddings {
	return {
		path,
		toPayload: (input, { model }) => json({ ...flat(input), input: input.inputs, model: model || undefined }),
		fromResponse: (reply) =>
			read(reply, "data", "array").map((_item, index) => readVector(reply, `data.${index}.embedding`)),
		expected,
	};
}

/** A vector as numbers; services send base64 text when `encoding_format` says so. */
function readVector(reply: unknown, path: string): number[] {
	const text = peekKind(reply, path, "string");
	if (text !== undefined) return decodeVector(text);
	const vector = read(reply, path, "array");
	if (vector.every((part) => typeof part === "number")) return [...vector];
	throw new ShapeError(path, "numbers", "something else");
}

/** A vector that came as base64 text: 32-bit floats, the lowest byte first. */
function decodeVector(text: string): number[] {
	const view = new DataView(fromBase64(text).buffer);
	return Array.from({ length: view.byteLength / 4 }, (_none, index) => view.getFloat32(index * 4, true));
}
