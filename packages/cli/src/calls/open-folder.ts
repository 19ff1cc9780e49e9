import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, isAbsolute, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { LocalOptions } from "@pusula/local";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";

/** Where a local model is taken from its folder: what the provider needs for it. */
export type FolderOptions = Pick<LocalOptions, "modelUrls" | "fetch" | "dtype">;

/** Whether a model is named by the path of its folder: `./fox`, `../fox` or a whole path. An id of the hub begins in no such way. */
export function isModelFolder(model: string): boolean {
	return /^\.{1,2}[\\/]/.test(model) || isAbsolute(model);
}

/** The id by which calls name the model of a folder; the client takes no paths. */
export function toFolderId(model: string): string {
	return `folder/${basename(resolve(model)).replaceAll(/[^\w.-]/g, "-")}`;
}

/**
 * A folder as Transformers.js takes it: `config.json`, `tokenizer.json`, `onnx/`. Its files are read where they are, and nothing
 * is fetched. Weights of eight bits run where the folder has no others.
 * @throws CliError for a folder that holds no such model
 */
export function openModelFolder(model: string, words: Messages): FolderOptions {
	const folder = resolve(model);
	const has = (name: string): boolean => existsSync(join(folder, name));
	if (!has("config.json")) throw new CliError(words.local.noModelFolder(model));
	return {
		modelUrls: { [toFolderId(model)]: `${pathToFileURL(folder).href}/` },
		fetch: fetchFile,
		...(!has("onnx/model.onnx") && has("onnx/model_quantized.onnx") && { dtype: "q8" }),
	};
}

/** The response to a request for the URL of a file: its bytes, or 404. */
async function fetchFile(input: RequestInfo | URL): Promise<Response> {
	const url = new URL(input instanceof Request ? input.url : input);
	try {
		const bytes = await readFile(fileURLToPath(url));
		return new Response(bytes, { headers: { "content-length": String(bytes.length) } });
	} catch {
		return new Response("", { status: 404 });
	}
}
