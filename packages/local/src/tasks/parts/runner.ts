import type { EngineHooks, EngineReply, EngineRequest, Sound } from "../../types/engine.ts";
import type { LoadedModel } from "../../types/loaded-model.ts";
import { Problem } from "../../lib/problem.ts";

/** Runs one call on a model in memory: the fields of the call to the pipeline, its result to the shape of the task. */
export type Runner = (
	model: LoadedModel,
	request: EngineRequest,
	hooks: EngineHooks,
) => EngineReply | Promise<EngineReply>;

/** Fields of an object of unknown shape. */
export type Fields = Readonly<Record<string, unknown>>;

/** The parameters of a call; none where it has none. */
export function parametersOf({ fields }: EngineRequest): Fields {
	return isFields(fields["parameters"]) ? fields["parameters"] : {};
}

/** The parameters of a call, those of the generation among them. */
export function generationOf(request: EngineRequest): Fields {
	const { generation_parameters: more, generate_parameters = more, ...rest } = parametersOf(request);
	return { ...rest, ...(generate_parameters as object | undefined) };
}

/** All fields of a call by their own names, its parameters among them. */
export function settingsOf(request: EngineRequest): Fields {
	return { ...request.fields, ...generationOf(request) };
}

/** A number among the parameters. */
export function numberOf(fields: Fields, name: string): number | undefined {
	const value = fields[name];
	return typeof value === "number" ? value : undefined;
}

/**
 * A text at a dotted path of the fields.
 * @throws Problem `bad-input`
 */
export function textOf({ fields }: EngineRequest, path = "inputs"): string {
	const value = at(fields, path);
	if (typeof value === "string") return value;
	throw wrong(path, "a text");
}

/**
 * Texts at a dotted path of the fields.
 * @throws Problem `bad-input`
 */
export function textsOf({ fields }: EngineRequest, path = "inputs"): readonly string[] {
	const value = at(fields, path);
	if (Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string"))
		return value;
	throw wrong(path, "a list of texts");
}

/**
 * A file at a dotted path of the fields: a Blob, base64 text, or a data URL.
 * @throws Problem `bad-input`
 */
export function fileOf({ fields }: EngineRequest, path = "inputs"): Blob {
	const value = at(fields, path);
	if (value instanceof Blob) return value;
	if (typeof value !== "string") throw wrong(path, FILE);
	const [, type = "", base64 = value] = /^data:([^;,]*);base64,(.*)$/s.exec(value) ?? [];
	try {
		return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
	} catch {
		throw wrong(path, FILE);
	}
}

/** The recording of a call, decoded before the engine got it. */
export function soundOf({ fields }: EngineRequest): Sound {
	const sound = fields["inputs"];
	if (isFields(sound) && sound["samples"] instanceof Float32Array) return sound as unknown as Sound; // made by decodeSound
	throw wrong("inputs", "a recording");
}

/** True for an object with named fields. */
export function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function at(fields: Fields, path: string): unknown {
	return path.split(".").reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields);
}

const FILE = "a Blob or base64 text";

function wrong(path: string, wanted: string): Problem {
	return new Problem("bad-input", `${path} must be ${wanted}.`);
}
