/** Where a call goes, its key, and whether it streams, which the called function decides. */
interface Routing {
	accessToken?: unknown;
	provider?: unknown;
	model?: unknown;
	endpointUrl?: unknown;
	urlTransform?: unknown;
	stream?: unknown;
}

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	const {
		accessToken: _accessToken,
		provider: _provider,
		model: _model,
		endpointUrl: _endpointUrl,
		urlTransform: _urlTransform,
		stream: _stream,
		...input
	} = args as Routing; // beside the routing fields, those of any task
	const fields: Record<string, unknown> = input;
	for (const key of Object.keys(fields)) if (fields[key] === undefined) delete fields[key];
	return fields;
}
