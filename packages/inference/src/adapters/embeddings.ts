import type { AdapterInput, TaskOutput } from "../task-table.ts";
import { read } from "../lib/read.ts";
import { refuse } from "../lib/shape-error.ts";
import type { Adapter } from "../types.ts";
import { flat, json } from "./fields.ts";

type Embeddings = Adapter<AdapterInput<"feature-extraction">, TaskOutput<"feature-extraction">>;

/** Fields of the task that this dialect does not know. */
const IGNORED = ["normalize", "prompt_name", "truncate", "truncation_direction"] as const;

/** A vector as numbers; services answer base64 text when `encoding_format` asks for it. */
function readVector(reply: unknown, path: string): number[] {
	const vector = read(reply, path, "array");
	return vector.every((part) => typeof part === "number")
		? [...vector]
		: refuse(`Expected numbers at "${path}"`, path);
}

/** Embeddings in the OpenAI dialect: one vector for each text, in the order of the texts. */
export function embeddings(path: string, expected: string | ((reply: unknown) => string)): Embeddings {
	return {
		path,
		toPayload: (input, { model }) => json({ ...flat(input), input: input.inputs, model }),
		fromResponse: (reply) =>
			read(reply, "data", "array").map((_item, index) => readVector(reply, `data.${index}.embedding`)),
		expected,
		fields: { renamed: { inputs: "input" }, ignored: IGNORED },
	};
}
