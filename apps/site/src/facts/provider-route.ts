import type { Route } from "../lib/paths.ts";

export function toProviderRoute(id: string): Route {
	return `/providers/${id}/`;
}
