/** Where a call goes, who asks, and whether the answer is streamed, which the function called decides. */
const ROUTING = new Set(["accessToken", "provider", "model", "endpointUrl", "urlTransform", "stream"]);

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(args).filter(([key, value]) => value !== undefined && !ROUTING.has(key)),
	);
}
