import { useCallback, useEffect, useState } from "react";
import type { Catalogue } from "../state/catalogue.ts";
import type { ConnectionKind, Access } from "../state/access.ts";
import { type Endpoint, keepEndpoint, readKeptEndpoint } from "./endpoint-store.ts";
import {
	findEndpointKey,
	findKey,
	findSentKey,
	isPlatformKey,
	type KeyRing,
	preferPlatform,
	putEndpointKey,
	putKey,
} from "./key-ring.ts";
import { findForeignOwner, type KeyDestination } from "../state/key-forms.ts";
import { keepKeys, readKeptKeys } from "./key-store.ts";

/** The reader's keys and servers, and what can be done with them. */
export interface ConnectionControls {
	/** Every key that this tab holds. */
	readonly ring: KeyRing;
	readonly endpoint: Endpoint;
	readonly setEndpoint: (endpoint: Endpoint) => void;
	/** The keys are kept for this tab. */
	readonly isKept: boolean;
	readonly setIsKept: (isKept: boolean) => void;
	/** The key for a provider; empty where there is none. */
	readonly findProviderKey: (provider: string) => string;
	readonly setProviderKey: (provider: string, key: string) => void;
	/** The key for the server; empty where there is none. */
	readonly endpointKey: string;
	readonly setEndpointKey: (key: string) => void;
	/**
	 * The other service that a provider's key, or without a provider the server's, seems to belong to. Such a key goes nowhere
	 * until the reader agrees; then there is none.
	 */
	readonly findOwner: (provider?: string) => string | undefined;
	/** Agrees that this very key is sent there all the same, until the page is left. */
	readonly agreeToSend: (provider?: string) => void;
	/** Puts a provider's own key aside, so that the platform's is used. */
	readonly callThroughRouter: (provider: string) => void;
	/** Deletes every key, here and in the tab's store. */
	readonly forget: () => void;
	/** The access through which a provider is called. */
	readonly accessFor: (provider: string) => Access;
	/** The same for a connection other than the chosen one. */
	readonly accessOf: (kind: ConnectionKind, provider: string) => Access;
}

/** Keys are kept in memory, and in the tab's storage only where the reader chose it. */
export function useConnection(kind: ConnectionKind, catalogue: Catalogue): ConnectionControls {
	const [ring, setRing] = useState<KeyRing>(() => readKeptKeys() ?? {});
	const [isKept, setIsKept] = useState(() => readKeptKeys() !== undefined);
	const [endpoint, setEndpoint] = useState(readKeptEndpoint);
	useEffect(() => keepKeys(isKept ? ring : undefined), [ring, isKept]);
	useEffect(() => keepEndpoint(endpoint), [endpoint]);

	const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
	const endpointKey = findEndpointKey(ring, endpoint.url);

	const findGivenKey = useCallback(
		(provider?: string): string => (provider === undefined ? endpointKey : findKey(ring, provider)),
		[ring, endpointKey],
	);
	const findOwner = useCallback(
		(provider?: string): string | undefined => {
			const key = findGivenKey(provider);
			if (agreed.has(toAgreement(key, provider ?? endpoint.url))) return undefined;
			return findForeignOwner(catalogue.keyOwners, key, toDestination(catalogue, endpoint.url, provider));
		},
		[catalogue, agreed, endpoint.url, findGivenKey],
	);

	const accessOf = useCallback(
		(way: ConnectionKind, provider: string): Access => {
			if (way === "key") {
				const key = findSentKey(ring, provider);
				return { kind: way, key: isPlatformKey(key.trim()) || findOwner(provider) === undefined ? key : "" };
			}
			if (way === "endpoint")
				return { kind: way, ...endpoint, key: findOwner() === undefined ? endpointKey : "" };
			return way === "local" ? { kind: way, hubUrl: endpoint.hubUrl } : { kind: way };
		},
		[ring, endpoint, endpointKey, findOwner],
	);
	const accessFor = useCallback((provider: string) => accessOf(kind, provider), [kind, accessOf]);

	return {
		ring,
		endpoint,
		setEndpoint,
		isKept,
		setIsKept,
		findProviderKey: (provider) => findKey(ring, provider),
		setProviderKey: (provider, key) => setRing(putKey(ring, provider, key)),
		endpointKey,
		setEndpointKey: (key) => setRing(putEndpointKey(ring, endpoint.url, key)),
		findOwner,
		agreeToSend: (provider) =>
			setAgreed(new Set([...agreed, toAgreement(findGivenKey(provider), provider ?? endpoint.url)])),
		callThroughRouter: (provider) => setRing(preferPlatform(ring, provider)),
		forget: () => {
			setRing({});
			setIsKept(false);
			keepKeys(undefined);
		},
		accessFor,
		accessOf,
	};
}

/** A key together with the one that it may be sent to. */
function toAgreement(key: string, holder: string): string {
	return `${holder} ${key.trim()}`;
}

function toDestination({ providers }: Catalogue, url: string, provider?: string): KeyDestination {
	const host = URL.canParse(url) ? new URL(url).hostname : "";
	if (provider === undefined) return { host };
	return { provider, host: providers.find(({ id }) => id === provider)?.host ?? "" };
}
