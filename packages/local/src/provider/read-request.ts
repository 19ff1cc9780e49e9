import type { EngineRequest } from "../types/engine.ts";
import { Problem } from "../lib/problem.ts";
import { readTask, TASKS, type TaskRow } from "../tasks/task-table.ts";
import { checkParameters } from "./check-parameters.ts";
import { decodeSound } from "./decode-sound.ts";
import { fileOf } from "../tasks/parts/runner.ts";

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
	checkParameters(request);
	const { isHeard }: TaskRow = TASKS[task];
	return isHeard
		? { ...request, fields: { ...fields, inputs: await decodeSound(fileOf(request)) } }
		: request;
}

async function readFields(body: BodyInit | null | undefined): Promise<Readonly<Record<string, unknown>>> {
	if (body instanceof Blob) return { inputs: body };
	if (typeof body !== "string") throw new Problem("bad-input", "The request has no body.");
	return JSON.parse(body) as Readonly<Record<string, unknown>>; // the client wrote it
}
