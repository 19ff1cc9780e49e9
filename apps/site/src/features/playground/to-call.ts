import type { Catalogue } from "./catalogue.ts";
import type { Access } from "./connection/access.ts";
import { findUrlProblem, toCallUrl } from "./connection/endpoint-url.ts";
import { isPlatformKey } from "./connection/key-ring.ts";
import type { PlaygroundCall } from "./playground-call.ts";
import type { PlaygroundState } from "./playground-state.ts";

/** Provider whose API the client uses for the reader's own server. */
const ENDPOINT_PROVIDER = "hf-inference";

/** The call of the page's state, without the key: it is both sent and printed as code. */
export function toCall(
	catalogue: Catalogue,
	{ task, provider: id, model, scenario }: PlaygroundState,
	args: PlaygroundCall["args"],
	access: Access,
): PlaygroundCall {
	const isEndpoint = access.kind === "endpoint";
	const provider = catalogue.providers.find((one) => one.id === (isEndpoint ? ENDPOINT_PROVIDER : id));
	const isCallable = isEndpoint && findUrlProblem(access.url) === undefined;
	return {
		task,
		provider: isEndpoint ? "" : id,
		model,
		args,
		stream: provider?.streamed.includes(task) ?? false,
		queued: !isEndpoint && (provider?.queued.includes(task) ?? false),
		routed: access.kind !== "key" || isPlatformKey(access.key.trim()),
		scenario: access.kind === "simulated" ? scenario : "",
		...(isCallable && { endpointUrl: toCallUrl(access.url, access.form) }),
	};
}
