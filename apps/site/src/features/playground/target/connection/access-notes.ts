import type { ProviderChoice } from "../state/catalogue.ts";
import { isPlatformKey } from "./key-ring.ts";

/**
 * Problems with a key that are known before a call.
 * - `missing`: no key is given.
 * - `letters`: a character that no header can carry.
 * - `foreign`: it looks like a key of another service, and the reader has not agreed to send it all the same.
 * - `platform-token`: a platform key for a closed-source provider, which the client rejects.
 * - `needs-platform`: `auto` lets the platform choose, so only its own keys work.
 * - `not-carried`: the platform does not carry this provider; only its own keys work.
 * - `refuses-pages`: the provider rejects calls from web pages; the router does not.
 */
export type KeyNote =
	"missing" | "letters" | "foreign" | "platform-token" | "needs-platform" | "not-carried" | "refuses-pages";

/** Notes with which a run is not even begun: it could only send the key to the wrong one, or none at all. */
export const BLOCKING: ReadonlySet<KeyNote> = new Set(["missing", "foreign", "needs-platform"]);

/**
 * The problem with a key for a provider, if any.
 * @param owner the other service that the key seems to belong to, unless the reader has agreed
 */
export function findKeyNote(provider: ProviderChoice, typed: string, owner?: string): KeyNote | undefined {
	const key = typed.trim();
	if (key === "") return "missing";
	if (!/^[\x21-\x7e]+$/.test(key)) return "letters";
	const isPlatform = isPlatformKey(key);
	if (provider.id === "auto") return isPlatform ? undefined : "needs-platform";
	if (owner !== undefined && !isPlatform) return "foreign";
	if (isPlatform && provider.ownKeyOnly) return "platform-token";
	if (isPlatform) return provider.isCarried ? undefined : "not-carried";
	return provider.refusesPages ? "refuses-pages" : undefined;
}

/** Where a key goes: to which host, and whether the platform's router passes the call on. */
export interface KeyTarget {
	readonly host: string;
	readonly isRouted: boolean;
}

/** Where calls of a task go with a key. */
export function findKeyTarget(
	provider: ProviderChoice,
	task: string,
	typed: string,
	routerHost: string,
): KeyTarget {
	const isRouted = provider.id === "auto" || (isPlatformKey(typed.trim()) && !provider.ownKeyOnly);
	return { host: isRouted ? routerHost : (provider.taskHosts[task] ?? provider.host), isRouted };
}
