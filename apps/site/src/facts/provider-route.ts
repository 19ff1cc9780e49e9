import type { Route } from "../lib/paths.ts";

/** The page of a provider. */
export function toProviderRoute(id: string): Route {
	return `/providers/${id}/`;
}
