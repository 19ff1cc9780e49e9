/**
 * The keys that the reader has typed in this page, by holder: the platform, a provider, or an endpoint's origin. A key is
 * never sent to any other host than its holder's; an empty string means that the holder gets none.
 */
export type KeyRing = Readonly<Record<string, string>>;

/** Holder of the platform's keys. */
const PLATFORM = "platform";

/** True for a key of the platform, which its router takes for every provider that it serves. */
export function isPlatformKey(key: string): boolean {
	return key.startsWith("hf_");
}

/** The key for calls to a provider: its own, else the platform's, else none. */
export function findKey(ring: KeyRing, provider: string): string {
	return ring[provider] ?? ring[PLATFORM] ?? "";
}

/**
 * The key that may go along with calls to a provider. Where the platform chooses the provider, another key than its own
 * might reach anyone, and is left out.
 */
export function findSentKey(ring: KeyRing, provider: string): string {
	const key = findKey(ring, provider);
	return provider === "auto" && !isPlatformKey(key.trim()) ? "" : key;
}

/** The ring after the reader has typed a key for a provider, in place of the one that was shown. */
export function putKey(ring: KeyRing, provider: string, key: string): KeyRing {
	const shown = Object.hasOwn(ring, provider) ? provider : PLATFORM;
	const others = Object.entries(ring).filter(([holder]) => holder !== shown);
	return { ...Object.fromEntries(others), [isPlatformKey(key) ? PLATFORM : provider]: key };
}

/** The ring without a provider's own key, so that the platform's is used. */
export function preferPlatform(ring: KeyRing, provider: string): KeyRing {
	return Object.fromEntries(Object.entries(ring).filter(([holder]) => holder !== provider));
}

/** The key for an endpoint: one that was typed for its origin, and no other. */
export function findEndpointKey(ring: KeyRing, url: string): string {
	return ring[toHolder(url)] ?? "";
}

/** The ring after the reader has typed a key for an endpoint. */
export function putEndpointKey(ring: KeyRing, url: string, key: string): KeyRing {
	return { ...ring, [toHolder(url)]: key };
}

function toHolder(url: string): string {
	return `endpoint ${URL.canParse(url) ? new URL(url).origin : url}`;
}
