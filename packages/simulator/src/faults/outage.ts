import { encodeText } from "../media/byte-writer.ts";
import type { Reply, Dialect } from "../rules/dialect.ts";
import { findAction } from "./match-faults.ts";
import type { FaultAction } from "./fault.ts";

/** The reply of a service that is out of order; undefined when no fault produces one. */
export function findOutage(actions: readonly FaultAction[], { errorBody }: Dialect): Reply | undefined {
	const page = findAction(actions, "html-page");
	if (page) {
		const html = `<!doctype html><title>${page.status}</title><h1>The service is not available</h1>`;
		return { kind: "bytes", status: page.status, type: "text/html; charset=utf-8", bytes: encodeText(html) };
	}
	const action = findAction(actions, "status");
	if (!action) return undefined;
	const { status, retryAfter, retryAfterMs } = action;
	const message = action.message ?? `The service answered with status ${status}.`;
	const headers = {
		...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
		...(retryAfterMs === undefined ? {} : { "retry-after-ms": String(retryAfterMs) }),
	};
	return {
		kind: "json",
		status,
		value: errorBody({ status, message, code: "service_unavailable" }),
		headers,
	};
}
