import type { InferenceProvider, Options } from "@pusula/inference";
import type { ParsedArgs } from "../args/parse.ts";
import type { Context } from "../context.ts";
import { CliError } from "../errors/cli-error.ts";
import { resolveProvider } from "./find-names.ts";
import { findKey, isRouted } from "./keys.ts";

/** Where calls go and how: what every command that makes calls reads from its arguments. */
export interface Target {
	/** What goes with the task's own fields. */
	readonly args: {
		readonly model?: string;
		readonly provider?: InferenceProvider | "auto";
		readonly endpointUrl?: string;
		readonly accessToken?: string;
	};
	readonly options: Options;
	/** Calls go to a simulator: no model runs and nothing is billed. */
	readonly isSimulated: boolean;
}

/** Longest time of a call, in seconds: a day. */
const MOST_SECONDS = 86_400;

/**
 * The target that the arguments name, with its key.
 * @param model the model of the call; default: that of `--model`
 * @throws CliError for an unknown provider, a wrong URL, and where no key is found
 */
export async function openTarget(
	context: Context,
	args: ParsedArgs,
	model: string | undefined = args.text("model"),
): Promise<Target> {
	const { io, words } = context;
	const endpointUrl = args.text("endpoint");
	const named = args.text("provider");
	const provider = named === undefined || named === "auto" ? "auto" : resolveProvider(named, words);
	const simulator = args.text("simulator");
	const timeout = args.whole("timeout", 1, MOST_SECONDS);
	const billTo = args.text("bill-to");
	const simulated = simulator === undefined ? undefined : await openSimulator(simulator, provider, words);
	const accessToken = simulated?.accessToken ?? (await findKey({ provider, endpointUrl }, io.env, words));
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
	};
}

/** Calls to a simulator go nowhere else, and carry a made-up key: whatever the URL is, no key of the user gets there. */
async function openSimulator(
	url: string,
	provider: InferenceProvider | "auto",
	words: Context["words"],
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
