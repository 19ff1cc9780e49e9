import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { HUB_URL } from "@pusula/inference";
import type { LocalProvider, ModelPlan } from "@pusula/local";
import type { Context } from "../terminal/context.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Io } from "../io/io.ts";
import { formatBytes } from "../terminal/format.ts";
import { PLATFORM_VARIABLE } from "./keys.ts";
import { isModelFolder, openModelFolder } from "./open-folder.ts";

export type { LocalProvider };

/** The library that runs models, which is installed beside the program. */
const LIBRARY = "@huggingface/transformers";

/**
 * This machine as a provider. Files of models come from the hub, or from the mirror that `HF_ENDPOINT` names, and are kept on the
 * disk; nothing of a model but its description is fetched without `mayFetch`.
 * @param mayFetch whether the user has agreed to fetch models
 * @param model the model that is called; where it is the path of a folder, its files are read there
 * @throws CliError that names what to install, where the library is missing
 */
export async function openLocal(
	{ io, words, locale }: Context,
	mayFetch: boolean,
	model: string | undefined,
): Promise<LocalProvider> {
	if (!isInstalled(LIBRARY)) throw new CliError(words.local.notInstalled(LIBRARY));
	const { folderStore, local } = await import("@pusula/local");
	if (model !== undefined && isModelFolder(model)) return local(openModelFolder(model, words));
	const hubUrl = io.env["HF_ENDPOINT"] || HUB_URL;
	const agree = ({ model: id, bytesToFetch, isSizeKnown }: ModelPlan): boolean => {
		const size = isSizeKnown ? formatBytes(bytesToFetch, locale) : undefined;
		io.stderr.write(`${mayFetch ? words.local.fetches(id, size) : words.local.wouldFetch(id, size)}\n`);
		return mayFetch;
	};
	return local({
		hubUrl,
		store: folderStore(toModelFolder(io.env)),
		mayFetch: agree,
		fetch: withToken(io.env[PLATFORM_VARIABLE], hubUrl),
	});
}

/** Whether a package can be imported from here. */
export function isInstalled(name: string): boolean {
	try {
		createRequire(import.meta.url).resolve(name);
		return true;
	} catch {
		return false;
	}
}

/** Folder of the models that were fetched. */
function toModelFolder(env: Io["env"]): string {
	const home = env["HOME"] || homedir();
	return join(env["XDG_CACHE_HOME"] || join(home, ".cache"), "pusula", "models");
}

/** Locked models need the platform's token, which goes to the hub alone. */
function withToken(token: string | undefined, hubUrl: string): typeof fetch {
	if (!token) return fetch;
	const { origin } = new URL(hubUrl);
	return (input, init = {}) => {
		const url = new URL(input instanceof Request ? input.url : input);
		if (url.origin !== origin) return fetch(input, init);
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${token.trim()}`);
		return fetch(input, { ...init, headers });
	};
}
