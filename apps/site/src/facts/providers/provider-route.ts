import type { Route } from "../../lib/urls/paths.ts";

export function toProviderRoute(id: string): Route {
	return `/providers/${id}/`;
}
