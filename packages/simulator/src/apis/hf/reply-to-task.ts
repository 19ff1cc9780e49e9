import { isRecord, object, required, shape, type Fields } from "../../rules/checks.ts";
import { RequestError } from "../../types/request.ts";
import type { Reply, Call } from "../../rules/dialect.ts";
import type { ModelFacts } from "../../state/model-facts.ts";
import type { Bytes } from "../../media/bytes.ts";
import type { State } from "../../state/state.ts";
import { readJson } from "../fields/body.ts";
import { FILE_TASKS } from "./file-tasks.ts";
import { OBJECT_TASKS } from "./object-tasks.ts";
import { TABLE_TASKS } from "./table-tasks.ts";
import type { BodyTask, FileTask, Settings, TaskRequest } from "./task.ts";
import { TEXT_TASKS } from "./text-tasks.ts";
import { base64, bytesOf } from "../fields/media-fields.ts";
import { generateText } from "./generate-text.ts";

/** Hub ids of every task that this kind of server offers besides chat. */
export const HF_TASKS: readonly string[] = [
	"text-generation",
	...Object.keys(TEXT_TASKS),
	...Object.keys(TABLE_TASKS),
	...Object.keys(FILE_TASKS),
	...Object.keys(OBJECT_TASKS),
].toSorted();

/** Settings of the client that have no place in a body. */
const FOREIGN: Readonly<Record<string, string>> = {
	accessToken: "is a setting of a client library, not a field of this API",
	provider: "is a setting of a client library, not a field of this API",
	endpointUrl: "is a setting of a client library, not a field of this API",
	data: "is a setting of a client library; raw data is the body itself",
	messages: "belongs to the chat address, /v1/chat/completions",
};

/**
 * The reply to a task request: `{ inputs, parameters }` as JSON, or raw bytes where the task takes a file.
 * @param facts what the model has to be given; empty for one that is not known
 */
export function replyToTask(task: string, call: Call, facts: ModelFacts = {}): Reply {
	const { state } = call;
	if (task === "text-generation") return generateText(call);
	const fileTask = FILE_TASKS[task];
	if (fileTask) {
		const { file, parameters } = readFile(call, fileTask);
		return fileTask.run({
			inputs: file,
			parameters,
			state,
			facts,
			known: state.examples.resultOf(task, { inputs: file, parameters }),
		});
	}
	const textTask = TEXT_TASKS[task] ?? TABLE_TASKS[task];
	if (textTask) {
		const body = readTaskBody(call, textTask);
		return { kind: "json", value: textTask.run({ ...toRequest(task, body, state), facts }) };
	}
	const objectTask = OBJECT_TASKS[task];
	if (!objectTask) throw new RequestError({ status: 404, message: `The task "${task}" is not served here.` });
	const body = readTaskBody(call, objectTask);
	return objectTask.run({ ...toRequest(task, body, state), facts });
}

/** The request with the right result, where it is that of an example. A picture in base64 counts as its bytes. */
function toRequest(task: string, body: Settings, state: State): Omit<TaskRequest, "facts"> {
	const parameters = settingsOf(body);
	const inputs = body["inputs"];
	const input = { inputs: toCatalogueShape(task, inputs), parameters };
	return { inputs, parameters, state, known: state.examples.resultOf(task, input) };
}

function toCatalogueShape(task: string, inputs: unknown): unknown {
	if (task === "zero-shot-image-classification") return bytesOf(isRecord(inputs) ? inputs["image"] : inputs);
	if (!isRecord(inputs)) return inputs;
	const { query, ...fields } = inputs;
	if ("image" in fields) return { ...fields, image: bytesOf(fields["image"]) };
	return query === undefined ? inputs : { ...fields, question: query };
}

function readTaskBody(call: Call, task: BodyTask<unknown>): Settings {
	const parameters = shape(task.parameters ?? {});
	const fields = {
		inputs: required(task.inputs),
		parameters: task.needsParameters ? required(parameters) : parameters,
		options: object,
		...task.beside,
	};
	return readJson(call, shape(fields, { ...FOREIGN, ...misplaced(task.parameters) }));
}

/** Settings at the top level are a common misreading; here they belong under `parameters`. */
function misplaced(parameters: Fields = {}): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.keys(parameters).map((name) => [name, 'belongs under "parameters"']));
}

function readFile(call: Call, task: FileTask): { readonly file: Bytes; readonly parameters: Settings } {
	const { body } = call;
	if (body.kind === "bytes") {
		if (!task.types.test(body.type)) {
			const message = `Content type "${body.type}" not supported; expected ${task.types.test("image/png") ? "image/*" : "audio/*"} or application/json`;
			throw new RequestError({ status: 415, message, code: "unsupported_media_type" });
		}
		return { file: body.bytes, parameters: {} };
	}
	const fields = { inputs: required(base64), parameters: shape(task.parameters), options: object };
	const json = readJson(call, shape(fields, { ...FOREIGN, ...misplaced(task.parameters) }));
	return { file: bytesOf(json["inputs"]), parameters: settingsOf(json) };
}

function settingsOf(body: Settings): Settings {
	const parameters = body["parameters"];
	return typeof parameters === "object" && parameters !== null ? { ...parameters } : {};
}
