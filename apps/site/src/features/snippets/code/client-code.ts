import { hasAutoRouter } from "@pusula/inference";
import {
	type MissingReason,
	SNIPPET_CLIENTS,
	type Snippet,
	type SnippetCall,
	type SnippetClient,
	type SnippetResult,
	snippetsFor,
} from "@pusula/snippets";
import { AUTO } from "../../../facts/providers/first-provider.ts";
import { findKnownProvider } from "../../../facts/providers/known-providers.ts";
import { nameClient } from "./clients.ts";
import type { ExampleCall } from "./example-call.ts";

/** Form of a call: key, route and stream. */
export interface CallForm {
	/** Through the platform, with its key; else straight to the provider, with the provider's key. */
	readonly routed: boolean;
	/** The answer is streamed. */
	readonly stream: boolean;
}

/** Why a page shows no code of a client; `name` where the client needs a name for the model that only the hub knows. */
export type NoCodeReason = MissingReason | "name";

/** Code of one client for a call, or the reason why there is none. */
export interface ClientCode extends Pick<Snippet, "language" | "client"> {
	/** `python-requests`: its name in forms and URLs. */
	readonly value: string;
	/** Its code, and the provider the code was printed for; or why there is none. */
	readonly made: { readonly snippet: Snippet; readonly provider: string } | { readonly reason: NoCodeReason };
}

/** Clients that look up a provider's name of a model at the hub. */
const LOOKING_UP: ReadonlySet<SnippetClient> = new Set([
	"@pusula/inference",
	"huggingface.js",
	"huggingface_hub",
]);

/** The ways a call can be made, the plainest first. */
export function listWays({ task, provider }: ExampleCall): readonly CallForm[] {
	const found = findKnownProvider(provider);
	const canStream = found ? found.tasks[task]?.stream !== undefined : hasAutoRouter(task);
	const routes = [
		...(found?.clientSideOnly ? [] : [true]),
		...(!found || found.host.startsWith("/") ? [] : [false]),
	];
	return routes.flatMap((routed) => [
		{ routed, stream: false },
		...(canStream ? [{ routed, stream: true }] : []),
	]);
}

/** Every client in the order of the pages, with its code for the call or the reason there is none. */
export function listClientCode(call: ExampleCall, way: CallForm): readonly ClientCode[] {
	const lookingUp = snippetsFor({ ...call, ...way });
	const other = toPlainCall(call, way);
	const plain = other && { ...snippetsFor(other), provider: other.provider };
	return SNIPPET_CLIENTS.map((one) => {
		const value = nameClient(one);
		if (LOOKING_UP.has(one.client)) return { ...one, value, made: take(one, lookingUp, call.provider) };
		const named = take(one, lookingUp, call.provider);
		if ("reason" in named || !plain) return { ...one, value, made: "reason" in named ? named : NO_NAME };
		return { ...one, value, made: take(one, plain, plain.provider) };
	});
}

const NO_NAME = { reason: "name" } as const;

function take(
	{ language, client }: Pick<Snippet, "language" | "client">,
	{ snippets, missing }: SnippetResult,
	provider: string,
): ClientCode["made"] {
	const isSame = (one: Pick<Snippet, "language" | "client">): boolean =>
		one.language === language && one.client === client;
	const snippet = snippets.find(isSame);
	return snippet ? { snippet, provider } : { reason: missing.find(isSame)?.reason ?? "task" };
}

/**
 * The call of clients without lookups at the hub: providers that take the hub's names, or their own, are called
 * unchanged; the platform's router for chat takes the provider's name behind the model's.
 */
function toPlainCall(call: ExampleCall, way: CallForm): (SnippetCall & { provider: string }) | undefined {
	const { provider, task, model } = call;
	const { servesEndpoints, clientSideOnly } = findKnownProvider(provider) ?? {};
	if (provider === AUTO || servesEndpoints || clientSideOnly) return { ...call, ...way };
	if (!hasAutoRouter(task) || !way.routed) return undefined;
	return { ...call, ...way, provider: AUTO, model: `${model}:${provider}` };
}
