import type { InferenceProvider, Options } from "@pusula/inference";
import type { ParsedArgs } from "../args/parse.ts";
import type { Messages } from "../messages/messages.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import { LOCAL, resolveProvider } from "./find-names.ts";
import { findKey, isRouted } from "./keys.ts";
import { isModelFolder, toFolderId } from "./open-folder.ts";
import { type LocalProvider, openLocal } from "./open-local.ts";

/** What says where calls go: the options of a command, as they were written. */
export interface TargetSettings {
	readonly model?: string | undefined;
	readonly provider?: string | undefined;
	readonly endpoint?: string | undefined;
	/** URL of a simulator. */
	readonly simulator?: string | undefined;
	/** Seconds. */
	readonly timeout?: number | undefined;
	readonly billTo?: string | undefined;
	/** Files of a local model may be fetched without consent. */
	readonly yes?: boolean | undefined;
}

/** Where calls go and how: what every command that makes calls works with. */
export interface Target {
	/** What goes with the task's own fields. */
	readonly args: {
		readonly model?: string;
		readonly provider?: InferenceProvider | "auto" | LocalProvider;
		readonly endpointUrl?: string;
		readonly accessToken?: string;
	};
	readonly options: Options;
	/** Calls go to a simulator: no model runs and nothing is billed. */
	readonly isSimulated: boolean;
	/** Frees what the calls need, such as models in memory. */
	readonly close: () => Promise<void>;
}

/** The platform chooses the provider. */
const AUTO = "auto";

/** Longest time of a call, in seconds: a day. */
const MOST_SECONDS = 86_400;

/** The settings of a command's arguments. Throws a `CliError` for a timeout that is no number. */
export function readTargetSettings(args: ParsedArgs): TargetSettings {
	return {
		model: args.text("model"),
		provider: args.text("provider"),
		endpoint: args.text("endpoint"),
		simulator: args.text("simulator"),
		timeout: args.whole("timeout", 1, MOST_SECONDS),
		billTo: args.text("bill-to"),
		yes: args.flag("yes"),
	};
}

/** Throws a `CliError` for a provider that does not exist, without reading keys or reaching servers. */
export function checkProvider(named: string | undefined, words: Messages): void {
	if (named !== undefined && named !== AUTO && named !== LOCAL) resolveProvider(named, words);
}

/**
 * The target of these settings, with its key.
 * @param withKey whether a key is needed here; not where workers on other machines make the calls
 * @throws CliError for an unknown provider, a wrong URL, a simulator that does not run, and where no key is found
 */
export async function openTarget(
	settings: TargetSettings,
	context: Context,
	withKey = true,
): Promise<Target> {
	const { model, provider: named, endpoint: endpointUrl, simulator, timeout, billTo } = settings;
	if (named === LOCAL) return openLocalTarget(settings, context);
	const { io, words } = context;
	if (model !== undefined && isModelFolder(model)) throw new CliError(words.local.onlyHere(model));
	const provider = named === undefined || named === AUTO ? AUTO : resolveProvider(named, words);
	const simulated = simulator === undefined ? undefined : await openSimulator(simulator, provider, context);
	if (simulated && simulator && withKey) await findSimulator(simulator, context);
	const key = withKey && !simulated ? await findKey({ provider, endpointUrl }, io.env, words) : undefined;
	const accessToken = simulated?.accessToken ?? key;
	const isNamed = endpointUrl === undefined || named !== undefined;
	return {
		args: {
			...(model !== undefined && { model }),
			...(isNamed && { provider }),
			...(endpointUrl !== undefined && { endpointUrl }),
			...(accessToken !== undefined && { accessToken }),
		},
		options: {
			signal: io.signal,
			...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
			...(billTo !== undefined && { billTo }),
			...(simulated && { fetch: simulated.fetch }),
		},
		isSimulated: simulated !== undefined,
		close: () => Promise.resolve(),
	};
}

/** A target whose models run on this machine: no key, and no input that leaves it. */
async function openLocalTarget(settings: TargetSettings, context: Context): Promise<Target> {
	const { model, endpoint, simulator, timeout } = settings;
	if (endpoint !== undefined || simulator !== undefined)
		throw new CliError(context.words.local.alone(endpoint === undefined ? "simulator" : "endpoint"));
	const provider = await openLocal(context, settings.yes === true, model);
	return {
		args: {
			...(model !== undefined && { model: isModelFolder(model) ? toFolderId(model) : model }),
			provider,
		},
		options: { signal: context.io.signal, ...(timeout !== undefined && { timeoutMs: timeout * 1000 }) },
		isSimulated: false,
		close: () => provider.close(),
	};
}

/** Calls to a simulator go nowhere else, and carry a made-up key: whatever the URL is, no key of the user gets there. */
async function openSimulator(
	url: string,
	provider: InferenceProvider | "auto",
	{ words }: Context,
): Promise<{ fetch: typeof fetch; accessToken: string }> {
	if (!URL.canParse(url) || !/^https?:/.test(url)) throw new CliError(words.usage.simulatorUrl(url));
	const { throughServer } = await import("@pusula/simulator");
	const base = new URL(url);
	const send: typeof fetch = (input, init) => {
		const target = new URL(input instanceof Request ? input.url : input);
		if (target.host !== base.host) throw new TypeError(`The simulator does not know ${target.host}.`);
		return fetch(input, init);
	};
	const accessToken = provider === "auto" || isRouted(provider) ? "hf_simulated" : "simulated";
	return { fetch: throughServer(url, send), accessToken };
}

/** Throws a `CliError` where nothing listens at the URL of a simulator: calls would fail in the name of their provider. */
async function findSimulator(url: string, { io, words }: Context): Promise<void> {
	try {
		await fetch(url, { method: "HEAD", redirect: "manual", signal: io.signal });
	} catch (error) {
		if (io.signal.aborted) throw error;
		throw new CliError(words.usage.noSimulator(new URL(url).origin), EXIT.failed);
	}
}
