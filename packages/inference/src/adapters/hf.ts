import { base64File } from "../lib/files.ts";
import { toModelPath } from "../lib/url.ts";
import { rejectReply } from "../lib/shape-error.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Media } from "../types/output.ts";
import type { Route } from "../types/route.ts";
import type { Body } from "../types/wire.ts";
import { checkFile } from "./check-file.ts";
import { json } from "./fields.ts";

/** Path of a model's own task. */
export function modelTask({ model }: Route): string {
	return `models/${toModelPath(model)}`;
}

/** Path of one task of a model that has several. */
export function pipelineTask(task: string): (route: Route) => string {
	return (route) => `${modelTask(route)}/pipeline/${task}`;
}

/** An adapter that sends the caller's fields as they are, and reads the reply. */
export function asIs<Input extends object, Output>(
	expected: Adapter<Input, Output>["expected"],
	fromResponse: (reply: unknown) => Output,
): Adapter<Input, Output> {
	return { path: modelTask, toPayload: json, fromResponse, expected };
}

/** An adapter for a task that takes one file. */
export function withFile<Input extends { inputs: Blob }, Output>(
	expected: Adapter<Input, Output>["expected"],
	fromResponse: (reply: unknown) => Output,
): Adapter<Input, Output> {
	return { path: modelTask, toPayload: toFileBody, fromResponse, expected };
}

/** An adapter for a task that takes a question about a picture. */
export function withQuestion<Input extends { inputs: { image: Blob; question: string } }, Output>(
	expected: string,
	fromResponse: (reply: unknown) => Output,
): Adapter<Input, Output> {
	return {
		path: modelTask,
		toPayload: ({ inputs: { image, question }, ...fields }) =>
			json({ inputs: { question, image: base64File(checkFile(image)) }, ...fields }),
		fromResponse,
		expected,
	};
}

/** A reply that is the file itself. */
export function readFile(expected: string): (reply: unknown) => Media {
	return (reply) => (reply instanceof Blob ? { blob: reply } : rejectReply(expected));
}

/** The bare file, or JSON with the file in base64 when there are parameters to send with it. */
function toFileBody({ inputs, ...fields }: { inputs: Blob }): Body {
	const file = checkFile(inputs);
	return Object.keys(fields).length === 0
		? { kind: "file", file }
		: json({ inputs: base64File(file), ...fields });
}
