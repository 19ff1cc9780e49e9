import { type Catalogue, findEndpointProvider } from "../target/state/catalogue.ts";
import type { Access } from "../target/state/access.ts";
import { findUrlProblem, toCallUrl } from "../target/connection/endpoint-url.ts";
import { isPlatformKey } from "../target/connection/key-ring.ts";
import { LOCAL, type PlaygroundCall } from "./playground-call.ts";
import type { PlaygroundState } from "../target/state/playground-state.ts";

/** The call of the page's state, without the key: it is both sent and printed as code. */
export function toCall(
	catalogue: Catalogue,
	{ task, provider: id, model, scenario }: PlaygroundState,
	args: PlaygroundCall["args"],
	access: Access,
): PlaygroundCall {
	const isEndpoint = access.kind === "endpoint";
	const isLocal = access.kind === "local";
	// Models in the browser use the dialect of the provider that serves endpoints.
	const provider =
		isEndpoint || isLocal
			? findEndpointProvider(catalogue)
			: catalogue.providers.find((one) => one.id === id);
	const isCallable = isEndpoint && findUrlProblem(access.url) === undefined;
	return {
		task,
		provider: isLocal ? LOCAL : isEndpoint ? "" : id,
		model,
		args,
		stream: provider?.streamed.includes(task) ?? false,
		queued: !isEndpoint && !isLocal && (provider?.queued.includes(task) ?? false),
		routed: access.kind !== "key" || isPlatformKey(access.key.trim()),
		scenario: access.kind === "simulated" ? scenario : "",
		hubUrl: isLocal ? access.hubUrl : undefined,
		...(isCallable && { endpointUrl: toCallUrl(access.url, access.form) }),
	};
}
