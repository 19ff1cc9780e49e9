import type { ClientTask } from "./task.ts";
import type { OutputType } from "./output.ts";
import type { Auth, AuthMethod } from "./wire.ts";

/** A hosted inference service: its host, and the header of its key. */
export interface Service {
	/** File name, fixture folder, logo and part of URLs: `"groq"`. */
	readonly id: string;
	/** Base URL for direct calls, no trailing slash. A path (`/hf-inference`) is below the router. */
	readonly host: string;
	/** Path of routed calls on the router. Default: the id. */
	readonly routedPath?: string;
	/** Header and prefix of a direct call. Routed calls always use `Authorization: Bearer`. Default Bearer. */
	readonly auth?: Auth;
	/** Fixed headers of every request. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Closed-source provider: only direct calls, with its own key. */
	readonly clientSideOnly?: true;
	/** Its dialect is the one of dedicated and local endpoints: `endpointUrl` goes with this provider alone. */
	readonly servesEndpoints?: true;
	/**
	 * Responds to the requests of the service, in place of the network and of the call's own `fetch`: a model on the
	 * caller's machine, or a recording. No key is needed or sent, no model id is looked up, and nothing is billed. What it
	 * throws reaches the caller as it is, if it is an error of this library; a `Response` is read like one of the network.
	 */
	readonly fetch?: typeof globalThis.fetch;
	/** Path of a call without a task, which sends the caller's fields as they are. Absent: every call names its task. */
	readonly rawPath?: (route: Route) => string;
	/** Tasks that it runs with the same models, so that a model mapped to one of them serves the others. */
	readonly interchangeable?: readonly ClientTask[];
}

/** How one provider serves a model. */
export interface ModelMapping {
	/** Id of the provider. */
	readonly provider: string;
	/** The provider's own id of the model. */
	readonly providerId: string;
	/** Model id on the hub, `owner/name`. */
	readonly hfModelId: string;
	/** `live`, `staging` or `error`. */
	readonly status: string;
	/** Id of the task that the provider serves the model for. */
	readonly task: string;
	/** The hub's word for weights that the provider adds to a base model: `lora`. No `Adapter` of this client. */
	readonly adapter?: string | undefined;
	/** File of these weights in the model's repository. */
	readonly adapterWeightsPath?: string | undefined;
}

/** Where one call goes, decided before its request is built. */
export interface Route {
	readonly provider: Service;
	/** Id of the task. */
	readonly task: ClientTask;
	/** The provider's own id of the model, as the caller or the hub gave it: only `toModelPath` makes a path of it. */
	readonly model: string;
	/** Id of the model on the hub. */
	readonly hubModel: string;
	/** Base URL of the provider, or of the router where the call is routed. */
	readonly baseUrl: string;
	/** Through the platform's router, or straight to the provider. */
	readonly routed: boolean;
	/** The platform receives the requests and bills them: through its router, on its own host, or as an endpoint. */
	readonly isPlatform: boolean;
	/** The caller's own endpoint, when the call has one. */
	readonly endpointUrl?: string | undefined;
	/** LoRA weights to add, from the mapping. */
	readonly lora?: { readonly type: string; readonly weightsPath?: string | undefined } | undefined;
	readonly outputType?: OutputType | undefined;
	readonly auth: Auth;
	readonly authMethod: AuthMethod;
	/** Base URL of the hub. */
	readonly hubUrl: string;
}
