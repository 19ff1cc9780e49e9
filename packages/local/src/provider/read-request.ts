import type { EngineRequest } from "../types/engine.ts";
import { Problem } from "../lib/problem.ts";
import { readTask, TASKS, type TaskRow } from "../tasks/task-table.ts";
import { decodeSound } from "./decode-sound.ts";
import { fileOf, parametersOf } from "../tasks/runner.ts";

/** Origin of the requests of this provider. The domain is reserved for names that lead nowhere (RFC 2606). */
export const HOST = "https://local.invalid";

/**
 * The engine's call for a request of the client. A recording is decoded, as workers have nothing for that.
 * @throws Problem
 */
export async function readRequest(url: string, init: RequestInit): Promise<EngineRequest> {
	const [, id = "", ...model] = new URL(url).pathname.split("/");
	const task = readTask(id);
	const fields = await readFields(init.body);
	const request: EngineRequest = {
		task,
		model: model.map((part) => decodeURIComponent(part)).join("/"),
		isStream: fields["stream"] === true,
		fields,
	};
	const { isHeard, unread = [] }: TaskRow = TASKS[task];
	checkParameters(request, unread);
	return isHeard
		? { ...request, fields: { ...fields, inputs: await decodeSound(fileOf(request)) } }
		: request;
}

/** @throws Problem `bad-input` for a parameter that no model of the task reads */
function checkParameters(request: EngineRequest, unread: readonly string[]): void {
	const parameters = parametersOf(request);
	const given = unread.find((name) => parameters[name] !== undefined && parameters[name] !== "");
	if (given !== undefined)
		throw new Problem(
			"bad-input",
			`Models for ${request.task} on this device enlarge or restore the picture that they get, and read no parameters.${given}. Leave it out, or call a provider whose models follow it.`,
		);
}

async function readFields(body: BodyInit | null | undefined): Promise<Readonly<Record<string, unknown>>> {
	if (body instanceof Blob) return { inputs: body };
	if (typeof body !== "string") throw new Problem("bad-input", "The request has no body.");
	return JSON.parse(body) as Readonly<Record<string, unknown>>; // the client wrote it
}
