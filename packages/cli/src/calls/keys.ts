import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import {
	type InferenceProvider,
	type Provider,
	PROVIDER_FACTS,
	type ProviderFacts,
	PROVIDERS,
	toKeyVariable,
} from "@pusula/inference";
import { CliError } from "../errors/cli-error.ts";
import { toReason } from "../errors/print-error.ts";
import type { Io } from "../io/io.ts";
import type { Messages } from "../messages/messages.ts";

/** Environment variable with the key of the platform. */
export const PLATFORM_VARIABLE = "HF_TOKEN";

/** The provider whose key is that of the platform. */
const PLATFORM = "hf-inference";

/** Variable of the key of an endpoint of one's own: the token of the platform is never sent there. */
const ENDPOINT_VARIABLE = "API_TOKEN";

/** Whether a provider takes calls through the platform, with its token. */
export function isRouted(id: InferenceProvider): boolean {
	const provider: Provider = PROVIDERS[id];
	const { lifecycle }: ProviderFacts = PROVIDER_FACTS[id];
	return provider.clientSideOnly !== true && lifecycle.status !== "removed-upstream";
}

/** Where a call goes, as far as its key is concerned. */
export interface KeyTarget {
	readonly provider: InferenceProvider | "auto";
	readonly endpointUrl?: string | undefined;
}

/**
 * The key of a call, from the environment or the hub's token file: that of the provider first, then the platform's.
 * Undefined for an endpoint without a key.
 * @throws CliError that names every place that was looked at
 */
export async function findKey(
	{ provider, endpointUrl }: KeyTarget,
	env: Io["env"],
	words: Messages,
): Promise<string | undefined> {
	if (endpointUrl !== undefined) return env[ENDPOINT_VARIABLE] || undefined;
	const own = provider === "auto" ? undefined : toKeyVariable(provider);
	const key = own === undefined ? undefined : env[own];
	if (key) return key.trim();
	const places = own === undefined ? [] : [own];
	const isPlatforms = provider === "auto" || isRouted(provider);
	if (isPlatforms) {
		const path = toTokenPath(env);
		const token = env[PLATFORM_VARIABLE] || (await readTokenFile(path, words));
		if (token) return token.trim();
		places.push(PLATFORM_VARIABLE, words.keys.tokenFile(path));
	}
	const { keyUrl }: ProviderFacts = PROVIDER_FACTS[isPlatforms ? PLATFORM : provider];
	const variable = isPlatforms ? PLATFORM_VARIABLE : toKeyVariable(provider);
	throw new CliError(words.keys.missing(places, { page: keyUrl, variable }));
}

/** The file in which the hub's own programs keep its token. Source: huggingface_hub, environment variables, read 2026-11-22. */
function toTokenPath(env: Io["env"]): string {
	const cache = env["XDG_CACHE_HOME"] || join(env["HOME"] || homedir(), ".cache");
	return env["HF_TOKEN_PATH"] || join(env["HF_HOME"] || join(cache, "huggingface"), "token");
}

async function readTokenFile(path: string, words: Messages): Promise<string | undefined> {
	try {
		return (await readFile(path, "utf8")).trim() || undefined;
	} catch (error) {
		if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
			return undefined;
		throw new CliError(words.keys.unreadableFile(path, toReason(error)));
	}
}
