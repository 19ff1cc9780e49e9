/** Where a call goes and who asks; everything else is the task's own. */
const ROUTING = new Set(["accessToken", "provider", "model", "endpointUrl", "urlTransform"]);

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(args))
		if (value !== undefined && !ROUTING.has(key)) input[key] = value;
	return input;
}
