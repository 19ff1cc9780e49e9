import { useCallback, useEffect, useState } from "react";
import type { ConnectionKind, Access } from "./access.ts";
import { type Endpoint, keepEndpoint, readKeptEndpoint } from "./endpoint-store.ts";
import {
	findEndpointKey,
	findKey,
	findSentKey,
	type KeyRing,
	preferPlatform,
	putEndpointKey,
	putKey,
} from "./key-ring.ts";
import { keepKeys, readKeptKeys } from "./key-store.ts";

/** The reader's keys and server, and what can be done with them. */
export interface ConnectionControls {
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
	/** Puts a provider's own key aside, so that the platform's is used. */
	readonly callThroughRouter: (provider: string) => void;
	/** Forgets every key, here and in the tab's store. */
	readonly forget: () => void;
	/** The access through which a provider is called. */
	readonly accessFor: (provider: string) => Access;
}

/** Keys are kept in memory, and in the tab's storage only where the reader chose it. */
export function useConnection(kind: ConnectionKind): ConnectionControls {
	const [ring, setRing] = useState<KeyRing>(() => readKeptKeys() ?? {});
	const [isKept, setIsKept] = useState(() => readKeptKeys() !== undefined);
	const [endpoint, setEndpoint] = useState(readKeptEndpoint);
	useEffect(() => keepKeys(isKept ? ring : undefined), [ring, isKept]);
	useEffect(() => keepEndpoint(endpoint), [endpoint]);

	const endpointKey = findEndpointKey(ring, endpoint.url);

	const accessFor = useCallback(
		(provider: string): Access => {
			if (kind === "key") return { kind, key: findSentKey(ring, provider) };
			if (kind === "endpoint") return { kind, ...endpoint, key: endpointKey };
			return { kind };
		},
		[kind, ring, endpoint, endpointKey],
	);

	return {
		endpoint,
		setEndpoint,
		isKept,
		setIsKept,
		findProviderKey: (provider) => findKey(ring, provider),
		setProviderKey: (provider, key) => setRing(putKey(ring, provider, key)),
		endpointKey,
		setEndpointKey: (key) => setRing(putEndpointKey(ring, endpoint.url, key)),
		callThroughRouter: (provider) => setRing(preferPlatform(ring, provider)),
		forget: () => {
			setRing({});
			setIsKept(false);
			keepKeys(undefined);
		},
		accessFor,
	};
}
