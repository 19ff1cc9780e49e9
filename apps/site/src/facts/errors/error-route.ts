import type { ErrorCode } from "@pusula/inference";
import type { Route } from "../../lib/urls/paths.ts";

/** The page of an error code. */
export function toErrorRoute(code: ErrorCode): Route {
	return `/errors/${code}/`;
}
