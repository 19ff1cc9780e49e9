import type { Service } from "../types/route.ts";

/** The `fetch` of a service that answers its requests itself; undefined for one on the network. Only `send` calls it. */
export function ownFetchOf(service: Service): typeof globalThis.fetch | undefined {
	// oxlint-disable-next-line eslint/no-restricted-properties -- handed on to send, never called here
	return Object.hasOwn(service, "fetch") ? service.fetch : undefined;
}
